import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { count } from '@touchline/domain/testing';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { queryOnce } from '../../testing/query-once.ts';
import { runEmbedded } from '../../testing/embedded-process.ts';
import { madeOnce, temporaryFolder } from '../../testing/temporary-folder.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { eventually } from '../../testing/eventually.ts';
import { processesIn, serverIn, tellsProcesses } from '../../testing/processes-in-folder.ts';
import { startEmbedded } from './index.ts';

const log = memoryLog();
const copyOfMade = madeOnce();

describe('the embedded database', () => {
  it('makes its folder, keeps what is written, and leaves nothing running', async () => {
    const folder = join(temporaryFolder(), 'data', 'postgres');
    const first = await startEmbedded({ folder, log });
    await queryOnce(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(processesIn(folder)).toEqual([]);

    const second = await startEmbedded({ folder, log });
    expect(second.adopted).toBe(false);
    expect(await queryOnce(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
    await second.stop();
    expect(processesIn(folder)).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(['cluster', 'server.log']);
  });

  it('serves the database touchline to whoever knows the password, on this machine only', async () => {
    const folder = copyOfMade();
    const { url, stop } = await startEmbedded({ folder, log });
    const { hostname, port, password, pathname } = new URL(url);
    expect([hostname, pathname]).toEqual(['127.0.0.1', '/touchline']);
    const passwordFile = join(folder, 'cluster', 'touchline.password');
    expect(readFileSync(passwordFile, 'utf8')).toBe(password);
    expect(statSync(passwordFile).mode & 0o777).toBe(0o600);

    await expect(queryOnce(url.replace(password, 'x'), 'select')).rejects.toMatchObject({ code: '28P01' });
    const others = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    for (const { address, internal, family } of others) {
      if (internal || family !== 'IPv4') continue;
      await expect(queryOnce(`postgres://x@${address}:${port}/x`, 'select')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    }
    expect(await queryOnce(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    await stop();
  });

  it('writes to the disk before it acknowledges, whatever its configuration file says', async () => {
    const folder = copyOfMade();
    const file = join(folder, 'cluster', 'postgresql.conf');
    appendFileSync(file, "fsync = off\nsynchronous_commit = off\nfull_page_writes = off\nlisten_addresses = '*'\n");
    const { url, stop } = await startEmbedded({ folder, log });
    const settings = await queryOnce(url, `select name, setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`);
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    await stop();
  });

  it('keeps values of statements out of its own log', async () => {
    const folder = copyOfMade();
    const { url, stop } = await startEmbedded({ folder, log });
    await queryOnce(url, 'create table mail (address text primary key)');
    await queryOnce(url, 'insert into mail values ($1)', ['kim@example.com']);
    const again = queryOnce(url, 'insert into mail values ($1)', ['kim@example.com']);
    await expect(again).rejects.toMatchObject({ code: '23505' });
    await expect(queryOnce(url, `select 'kim@example.com'::int`)).rejects.toMatchObject({ code: '22P02' });
    await stop();
    expect(readFileSync(join(folder, 'server.log'), 'utf8')).not.toContain('kim@example.com');
  });

  it('refuses a folder that cannot be made, in one clear line', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    await expect(startEmbedded({ folder: join(folder, 'file', 'postgres'), log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringMatching(/^The database folder \S+ cannot be used: a part of the path is not a folder\.$/),
    });
  });

  it.skipIf(process.getuid?.() === 0)('refuses a folder that it may not write', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'));
    chmodSync(join(folder, 'data'), 0o555);
    await expect(startEmbedded({ folder: join(folder, 'data', 'postgres'), log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining('permission denied'),
    });
  });

  it("refuses another major version's cluster and leaves it as it is", async () => {
    const folder = copyOfMade();
    const version = join(folder, 'cluster', 'PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(startEmbedded({ folder, log })).rejects.toMatchObject({
      code: 'other-version',
      message: expect.stringMatching(/made by PostgreSQL 17 and this is PostgreSQL 18: .*npm run backup.*npm run restore/),
    });
    writeFileSync(version, '18\n');
    await (await startEmbedded({ folder, log })).stop();
  });

  it("says in PostgreSQL's words why it does not start", async () => {
    const folder = copyOfMade();
    appendFileSync(join(folder, 'cluster', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(startEmbedded({ folder, log })).rejects.toMatchObject({
      code: 'start-failed',
      message: expect.stringMatching(/^[^\n]*configuration file [^\n]* contains errors[^\n]*$/),
    });
    expect(processesIn(folder)).toEqual([]);
  });
});

describe.skipIf(!tellsProcesses)('several processes on one folder', () => {
  it('share one server, also when they start at once on an empty folder, and the last one stops it', async () => {
    const folder = temporaryFolder();
    const starting = Array.from({ length: 3 }, async () => {
      const node = runEmbedded(folder);
      return { node, ...(await node.said('started')) };
    });
    const started = await Promise.all(starting);
    expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1);
    const [url, ...others] = new Set(started.map((each) => each.url));
    expect(others).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(['cluster', 'server.log']);

    const server = serverIn(folder);
    const bootedItFirst = started.toSorted((a, b) => Number(a.adopted) - Number(b.adopted));
    for (const { node } of bootedItFirst) {
      expect(await queryOnce(url ?? '', 'select 1 as n')).toEqual([{ n: 1 }]);
      expect(serverIn(folder)).toBe(server);
      expect(await node.stop()).toBe(0);
    }
    expect(processesIn(folder)).toEqual([]);
  });

  it('leave no server behind when they stop at once', async () => {
    const folder = copyOfMade();
    for (let round = 0; round < count('roundsOfStartAndStop'); round += 1) {
      const all = await Promise.all([1, 2, 3, 4].map(() => startEmbedded({ folder, log })));
      await Promise.all(all.map(({ stop }) => stop()));
      expect(processesIn(folder)).toEqual([]);
    }
  });

  it('find a server when one starts while the other stops', async () => {
    const folder = copyOfMade();
    let current = await startEmbedded({ folder, log });
    for (let round = 0; round < count('roundsOfStartAndStop'); round += 1) {
      const [next] = await Promise.all([startEmbedded({ folder, log }), current.stop()]);
      expect(await queryOnce(next.url, 'select 1 as n')).toEqual([{ n: 1 }]);
      current = next;
    }
    await current.stop();
    expect(processesIn(folder)).toEqual([]);
  });

  it('are not taken in by a copy of the folder that was made while the server ran', async () => {
    const parent = temporaryFolder();
    const [folder, copy] = [join(parent, 'a'), join(parent, 'b')];
    cpSync(copyOfMade(), folder, { recursive: true });
    const original = await startEmbedded({ folder, log });
    await queryOnce(original.url, 'create table only_here ()');
    await queryOnce(original.url, 'checkpoint');
    // As a backup tool would: everything, with the lock file.
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
    await queryOnce(original.url, 'create table later ()');

    const other = await startEmbedded({ folder: copy, log });
    expect(other.adopted).toBe(false);
    expect(new URL(other.url).port).not.toBe(new URL(original.url).port);
    expect(await queryOnce(other.url, `select to_regclass('later') as later`)).toEqual([{ later: null }]);
    await other.stop();
    expect(await queryOnce(original.url, `select to_regclass('later') as later`)).toEqual([{ later: 'later' }]);
    await original.stop();
    expect(processesIn(parent)).toEqual([]);
  });
});

describe.skipIf(!tellsProcesses)('a server that goes down under us', () => {
  it.each([
    ['is killed', 'server'],
    ['loses a session and restarts itself', 'session'],
  ] as const)('comes back on the same address when it %s', async (_how, victim) => {
    const folder = copyOfMade();
    const { url, stop } = await startEmbedded({ folder, log });
    await queryOnce(url, 'create table kept as select 7 as n');
    process.kill(victim === 'server' ? serverIn(folder) : await sessionAt(url), 'SIGKILL');
    const rows = await eventually('the server to be back', () => queryOnce(url, 'select n from kept').catch(() => undefined));
    expect(rows).toEqual([{ n: 7 }]);
    await stop();
    expect(processesIn(folder)).toEqual([]);
  });

  it('comes back when somebody tells it to stop while connections are open', async () => {
    const folder = copyOfMade();
    const { url, stop } = await startEmbedded({ folder, log });
    await queryOnce(url, 'create table kept as select 7 as n');
    const open = new pg.Client({ connectionString: url });
    open.on('error', () => {});
    await open.connect();
    const before = serverIn(folder);
    process.kill(before, 'SIGTERM');
    const rows = await eventually('the server to be back', () => queryOnce(url, 'select n from kept').catch(() => undefined));
    expect(rows).toEqual([{ n: 7 }]);
    expect(serverIn(folder)).not.toBe(before);
    await open.end();
    await stop();
    expect(processesIn(folder)).toEqual([]);
  });

  it('is not lost for a look at it that fails, as where too many files are open', async () => {
    const folder = copyOfMade();
    const warnings: string[] = [];
    const { url, stop } = await startEmbedded({ folder, log: { ...log, warn: (line) => void warnings.push(line) } });
    const lock = join(folder, 'cluster/postmaster.pid');
    renameSync(lock, `${lock}.aside`);
    // What cannot be read as a file, whoever asks.
    mkdirSync(lock);
    await expect.poll(() => warnings).toEqual([expect.stringContaining('EISDIR')]);
    rmdirSync(lock);
    renameSync(`${lock}.aside`, lock);
    expect(await queryOnce(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await stop();
    expect(processesIn(folder)).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it('is stopped for good when stop is called before it is back', async () => {
    const folder = copyOfMade();
    for (const victim of ['server', 'session'] as const) {
      const { url, stop } = await startEmbedded({ folder, log });
      process.kill(victim === 'server' ? serverIn(folder) : await sessionAt(url), 'SIGKILL');
      await stop();
      // The children of a killed server notice that they are alone a moment later.
      await expect.poll(() => processesIn(folder)).toEqual([]);
    }
  });
});

/** Process id of a session at the server: the one that holds our lease. */
async function sessionAt(url: string): Promise<number> {
  const leases = `select pid from pg_stat_activity where application_name = 'touchline lease'`;
  const [lease] = await queryOnce<{ pid: number }>(url, leases);
  if (lease === undefined) throw new Error('nobody has a lease');
  return lease.pid;
}
