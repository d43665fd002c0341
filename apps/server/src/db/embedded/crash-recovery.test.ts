import { count } from '@touchline/domain/testing';
import { spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { queryOnce } from '../../testing/query-once.ts';
import { runEmbedded } from '../../testing/embedded-process.ts';
import { madeOnce, temporaryFolder } from '../../testing/temporary-folder.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { eventually } from '../../testing/eventually.ts';
import { killAllIn, processesIn, serverIn, tellsProcesses } from '../../testing/processes-in-folder.ts';
import { freePort } from './free-port.ts';
import { startEmbedded } from './index.ts';
import { superviseServer } from './keep-server-running.ts';

const log = memoryLog();
const copyOfMade = madeOnce();

describe.skipIf(!tellsProcesses)('after a crash', () => {
  it('of the application alone, the server that still runs is adopted and later stopped', async () => {
    const folder = copyOfMade();
    const killed = runEmbedded(folder);
    const { url } = await killed.said('started');
    await queryOnce(url, 'create table kept as select 7 as n');
    const server = serverIn(folder);
    await killed.kill();

    const next = await startEmbedded({ folder, log });
    expect(next).toMatchObject({ adopted: true, url });
    expect(serverIn(folder)).toBe(server);
    expect(await queryOnce(next.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await next.stop();
    expect(processesIn(folder)).toEqual([]);
  });

  const rounds = count('databaseKills');

  it('of everything, while it writes, every acknowledged row is there', async () => {
    const folder = copyOfMade();
    const acknowledged: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const node = runEmbedded(folder);
      const { url, adopted } = await node.said('started');
      expect(adopted).toBe(false);
      await queryOnce(url, 'create table if not exists load (id int primary key)');
      expect(await missing(url, acknowledged)).toEqual([]);
      // Another moment in each round.
      await loadUntil(url, acknowledged, acknowledged.length + 50 + ((round * 137) % 400), () => {
        void node.kill();
        killAllIn(folder);
      });
      await node.kill();
    }
    expect(acknowledged.length).toBeGreaterThan(50 * rounds);
    const { url, stop } = await startEmbedded({ folder, log });
    expect(await missing(url, acknowledged)).toEqual([]);
    await stop();
    expect(processesIn(folder)).toEqual([]);
  });

  it('a process id of the lock that now belongs to somebody else does not keep the server from starting', async () => {
    const folder = await crashed();
    // Under the account of the cluster, for which PostgreSQL itself would take it for its server.
    const { uid, gid } = statSync(join(folder, 'cluster'));
    const stranger = spawn('sleep', ['600'], { uid, gid, cwd: '/' });
    onTestFinished(() => void stranger.kill());
    rewriteLock(folder, (lines) => [String(stranger.pid), ...lines.slice(1)]);

    const { adopted, stop } = await startEmbedded({ folder, log });
    expect(adopted).toBe(false);
    await stop();
    expect(stranger.exitCode).toBeNull();
  });

  it('a lock without content does not keep the server from starting', async () => {
    const folder = await crashed();
    rewriteLock(folder, () => []);
    const { adopted, stop } = await startEmbedded({ folder, log });
    expect(adopted).toBe(false);
    await stop();
  });

  it('the server comes up on its old port, so that processes that still wait for it find it', async () => {
    const folder = copyOfMade();
    const killed = runEmbedded(folder);
    const { url } = await killed.said('started');
    await killed.kill();
    killAllIn(folder);
    const next = await startEmbedded({ folder, log });
    expect(next.url).toBe(url);
    await next.stop();
  });

  it('in the middle of making the cluster, the next start makes it anew and clears the half away', async () => {
    const folder = temporaryFolder();
    const killed = runEmbedded(folder);
    await eventually('a half-made cluster', () => halfMade(folder).length > 0 && processesIn(folder).length > 0);
    await killed.kill();
    killAllIn(folder);
    expect(halfMade(folder)).toHaveLength(1);

    const next = await startEmbedded({ folder, log });
    expect(halfMade(folder)).toEqual([]);
    expect(await queryOnce(next.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await next.stop();
  });

  async function crashed(): Promise<string> {
    const folder = copyOfMade();
    const node = runEmbedded(folder);
    await node.said('started');
    await node.kill();
    killAllIn(folder);
    await eventually('everything to be gone', () => processesIn(folder).length === 0);
    expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(true);
    return folder;
  }
});

it('a port that is taken between choosing and using it is not the end', async () => {
  const folder = copyOfMade();
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  onTestFinished(() => void other.close());
  const taken = (other.address() as AddressInfo).port;
  const chosen: number[] = [];
  const anyPort = async () => {
    chosen.push(chosen.length === 0 ? taken : await freePort());
    return chosen.at(-1) ?? 0;
  };
  const { url, stop } = await superviseServer({ folder, log, anyPort });
  expect(chosen).toHaveLength(2);
  expect(new URL(url).port).toBe(String(chosen[1]));
  await stop();
});

/** Writes rows from eight callers at once; calls `then` when so many are acknowledged, and returns when all fail. */
async function loadUntil(url: string, acknowledged: number[], enough: number, then: () => void): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let next = (acknowledged.at(-1) ?? 0) + 1_000;
  let reached = false;
  const caller = async () => {
    for (;;) {
      const id = next++;
      try {
        await pool.query('insert into load values ($1)', [id]);
      } catch {
        return;
      }
      acknowledged.push(id);
      if (acknowledged.length < enough || reached) continue;
      reached = true;
      then();
    }
  };
  await Promise.all(Array.from({ length: 8 }, caller));
  await pool.end();
}

async function missing(url: string, acknowledged: readonly number[]): Promise<number[]> {
  const there = new Set((await queryOnce<{ id: number }>(url, 'select id from load')).map(({ id }) => id));
  return acknowledged.filter((id) => !there.has(id));
}

function halfMade(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('init-'));
}

function rewriteLock(folder: string, change: (lines: string[]) => string[]): void {
  const path = join(folder, 'cluster', 'postmaster.pid');
  const { uid, gid } = statSync(path);
  writeFileSync(path, change(readFileSync(path, 'utf8').split('\n')).join('\n'));
  chownSync(path, uid, gid);
}
