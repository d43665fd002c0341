import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { count } from '@touchline/domain/testing';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartupError } from './startup-error.ts';
import { readSettings } from './config.ts';
import { start } from './start-server.ts';
import { queryOnce } from './testing/query-once.ts';
import { cloneDatabase } from './testing/database-per-test-file.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { tokensAfter } from './testing/expected-earnings.ts';
import { plainSession, signIn, signUp } from './testing/player.ts';
import { eventually } from './testing/eventually.ts';
import { serverIn, tellsProcesses } from './testing/processes-in-folder.ts';
import { runServer, type ServerProcess } from './testing/server-process.ts';

const now = () => new Date();

/** Waits for the end and tells all that an operator would see of it. */
async function outcome(server: ServerProcess) {
  const end = await server.ended;
  return { ...end, said: server.stderr().trim().split('\n'), left: server.left() };
}

const refusal = (line: string | RegExp) => ({
  code: 1,
  signal: null,
  said: [expect.stringMatching(line)],
  left: [],
});

describe.runIf(tellsProcesses)('a start that cannot go on says why in one line and leaves nothing behind', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = runServer({ folder: temporaryFolder(), args: ['--port', String(port), '--data', 'data'] });
    expect(await outcome(server)).toEqual(
      refusal(`^Port ${port} is in use. Choose another with PORT or --port.$`),
    );
  });

  it('when the folder cannot be made', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const server = runServer({ folder, args: ['--port', '0', '--data', 'file/data'] });
    expect(await outcome(server)).toEqual(refusal(/^The database folder .*file\/data.* cannot be used: .*\.$/));
  });

  it('when a setting is bad, a line each', async () => {
    const server = runServer({ folder: temporaryFolder(), args: [], env: { PORT: 'many', ROLE: 'boss' } });
    expect(await outcome(server)).toEqual({
      ...refusal(''),
      said: [
        'PORT must be a number from 0 to 65535 (it is "many")',
        'ROLE must be all, web or worker (it is "boss")',
      ],
    });
  });
});

describe('a database that was named', () => {
  const startOn = (databaseUrl: string, { host = '127.0.0.1', signal = new AbortController().signal } = {}) => {
    const settings = readSettings({ PORT: '0', HOST: host, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }, [], '/');
    return start(settings, { webRoot: null, signal });
  };
  const cannotStart = (message: string | RegExp) =>
    expect.objectContaining({ name: 'StartupError', message: expect.stringMatching(message) as string });
  const changed = (url: string, change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return address.href;
  };

  it('and is not there is told in one line without its password', async () => {
    const { url } = await cloneDatabase();
    const { host, pathname, password } = new URL(url);
    const cases: [string, string][] = [
      ['postgres://noa:a-password@127.0.0.1:1/touchline', '(127.0.0.1:1/touchline) cannot be used: nothing listens there.'],
      [changed(url, (address) => (address.pathname = '/gone')), `(${host}/gone) cannot be used: it does not exist.`],
      [
        changed(url, (address) => (address.password = 'a-password')),
        `(${host}${pathname}) cannot be used: the user or the password is wrong.`,
      ],
    ];
    for (const [address, words] of cases) {
      const message = `The database of DATABASE_URL ${words}`;
      expect(message).not.toMatch(`a-password|${password}`);
      await expect(startOn(address)).rejects.toMatchObject({ name: 'StartupError', message });
    }
  });

  it('and was made by a newer version is left alone', async () => {
    const { url } = await cloneDatabase();
    await queryOnce(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`);
    await expect(startOn(url)).rejects.toEqual(
      cannotStart(/^The database was made by a newer version of Touchline: start that version\.$/),
    );
  });

  it('and never answers does not keep a start that is called off', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const connected = once(silent, 'connection');
    const { port } = silent.address() as AddressInfo;
    const off = new AbortController();
    const starting = startOn(`postgres://noa@127.0.0.1:${port}/touchline`, { signal: off.signal });
    const [connection] = (await connected) as [Socket];
    off.abort(new StartupError('Stopped by SIGTERM during start.'));
    await expect(starting).rejects.toEqual(cannotStart('^Stopped by SIGTERM during start.$'));
    connection.destroy();
  });

  it('is left with no connection of a start that cannot listen', async () => {
    const { url } = await cloneDatabase();
    await expect(startOn(url, { host: '203.0.113.7' })).rejects.toEqual(
      cannotStart(/^HOST 203\.0\.113\.7 is not an address of this machine\.$/),
    );
    const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await eventually('the connections to go', async () => (await queryOnce(url, others)).length === 0);
  });
});

describe.runIf(tellsProcesses)('a server that is told to stop', () => {
  type Moment = readonly [string, 'terminate' | 'interrupt', (folder: string, server: ServerProcess) => boolean];
  const moments: readonly Moment[] = [
    ['it has just been called', 'terminate', (folder) => existsSync(folder)],
    ['its tables are made', 'interrupt', (_folder, server) => server.stdout().includes('Started PostgreSQL')],
    ['it begins to listen', 'terminate', (_folder, server) => server.stdout().includes('Server listening')],
    // These two are of the database alone, as in stop-during-start.test.ts.
    ['its cluster is made', 'interrupt', (folder) => existsSync(join(folder, 'data/postgres'))],
    ['its database starts', 'terminate', (folder) => existsSync(join(folder, 'data/postgres/cluster/postmaster.pid'))],
  ];

  it.each(moments.slice(0, count('momentsOfStart')))('while it starts, when %s (%s), leaves no process', async (what, stop, isNow) => {
    const folder = temporaryFolder();
    const server = runServer({ folder });
    await eventually(what, () => isNow(folder, server));
    server[stop]();
    const { left, signal, code } = await outcome(server);
    expect(left).toEqual([]);
    // Before it listens to signals it ends by them; later it says so itself, and once it listens it ends well.
    expect(signal === null ? [0, 1, 130, 143] : ['SIGTERM', 'SIGINT']).toContain(signal ?? code);
  });

  it('while it serves ends well, keeps what was saved and leaves no process', async () => {
    const folder = temporaryFolder();
    const first = runServer({ folder });
    const player = await signUp(await first.ready(), now);
    await player.save(plainSession);
    expect(first.left().length).toBeGreaterThan(2);
    first.terminate();
    first.terminate();
    expect(await outcome(first)).toEqual({ code: 0, signal: null, said: [''], left: [] });

    const second = runServer({ folder });
    const again = await signIn(await second.ready(), now, player);
    expect(await again.stats()).toMatchObject({ totalSessions: 1, tokens: tokensAfter(1) });
    second.interrupt();
    expect(await outcome(second)).toEqual({ code: 0, signal: null, said: [''], left: [] });
  });

  it('by the end of a parent that has a channel to it ends well', async () => {
    const { url } = await cloneDatabase();
    const server = runServer({ folder: temporaryFolder(), env: { DATABASE_URL: url }, channel: true });
    await server.ready();
    server.letGo();
    expect(await outcome(server)).toMatchObject({ code: 0, signal: null, left: [] });
  });

  it('lets a request under way finish, and takes no new one', async () => {
    const { url } = await cloneDatabase();
    const server = runServer({ folder: temporaryFolder(), env: { DATABASE_URL: url } });
    const caller = await server.ready();
    const player = await signUp(caller, now);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await client.query('select from users where id = $1 for update', [player.id]);

    const saving = player.post(plainSession);
    // Not asked by the one that holds the player: within a transaction the list of connections stays as first read.
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually('the session to wait for the player', async () => (await queryOnce(url, waiting)).length === 1);
    server.terminate();
    const asNew = { headers: { connection: 'close' } };
    const told = await eventually('the server to say that it closes', async () => {
      const asked = await caller.send('GET', '/ready', asNew);
      return asked.status === 503 && asked;
    });
    expect(told.body).toMatchObject({ code: 'closing' });
    expect(await caller.send('GET', '/api/drills', asNew)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await client.query('commit');
    expect(await saving).toMatchObject({ status: 201 });
    const finished = Date.now();
    expect(await outcome(server)).toMatchObject({ code: 0, left: [] });
    // Not kept by the connection of that request, which the client would use again.
    expect(Date.now() - finished).toBeLessThan(5_000);
    const { rowCount } = await client.query('select from practice_sessions where player_id = $1', [player.id]);
    expect(rowCount).toBe(1);
    await client.end();
  });

  it('just after its database was killed still ends, and leaves no process', async () => {
    const folder = temporaryFolder();
    const server = runServer({ folder });
    await server.ready();
    process.kill(serverIn(join(folder, 'data/postgres')), 'SIGKILL');
    server.terminate();
    expect(await outcome(server)).toMatchObject({ signal: null, left: [] });
  });
});

describe.runIf(tellsProcesses)('two servers on one database', () => {
  it('start at once, and serve the same player', async () => {
    const { url } = await cloneDatabase();
    const servers = [0, 1].map(() => runServer({ folder: temporaryFolder(), env: { DATABASE_URL: url } }));
    const [one, other] = await Promise.all(servers.map((server) => server.ready()));
    if (one === undefined || other === undefined) throw new Error('two servers were started');

    const here = await signUp(one, now, { timeZone: 'Europe/Madrid' });
    await here.save(plainSession);
    const [account] = await queryOnce<{ password_hash: string }>(url, 'select password_hash from internal.accounts where id = $1', [here.id]);
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const there = here.at(other);
    expect(await there.stats()).toMatchObject({ totalSessions: 1, tokens: tokensAfter(1), timeZone: 'Europe/Madrid' });
    const key = '5f0c0f0e-3b1c-4a52-8f0c-0a3a8f6f2d11';
    const answers = await Promise.all([here, there, here, there].map((player) => player.post(plainSession, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await here.stats()).toEqual(await there.stats());

    const refreshed = async (caller: typeof one, token: string) => {
      const { status, body } = await caller.send<{ access_token: string; refresh_token: string }>(
        'POST',
        '/auth/v1/token?grant_type=refresh_token',
        { body: { refresh_token: token } },
      );
      expect(status).toBe(200);
      return body;
    };
    const second = await refreshed(other, here.refreshToken());
    const third = await refreshed(one, second.refresh_token);
    expect(third.refresh_token).not.toBe(second.refresh_token);
    for (const caller of [one, other]) {
      expect(await caller.send('GET', '/api/profile', { token: third.access_token })).toMatchObject({ status: 200 });
      expect(await signIn(caller, now, here)).toMatchObject({ id: here.id });
    }
    const keysOf = async (caller: typeof one) => (await caller.send('GET', '/auth/v1/.well-known/jwks.json')).text;
    expect(await keysOf(one)).toBe(await keysOf(other));

    for (const server of servers) server.terminate();
    for (const server of servers) expect(await outcome(server)).toMatchObject({ code: 0, left: [] });
  });
});
