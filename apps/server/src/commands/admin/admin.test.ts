import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { readSettings, type Settings } from '../../config.ts';
import { inTransaction } from '../../db/open-postgres-pool.ts';
import { logger } from '../../redacting-logger.ts';
import { startJobs } from '../../jobs/index.ts';
import { aggregateBoards } from '../../features/leaderboard/index.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { auditBoards } from '../../testing/audit-boards.ts';
import { plainSession, signIn, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { openOperatorTools, type Operator } from './open-operator-tools.ts';
import { runAdmin } from './run-admin.ts';

const folder = join(inject('testDatabases').folder, `admin-${randomUUID()}`);
const dataDir = join(folder, 'data');
let server: TestServer;
let operator: Operator;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  server = await startTestServer({
    mail: { kind: 'outbox', folder: join(dataDir, 'outbox') },
    clips: { kind: 'disk', folder: join(dataDir, 'clips') },
  });
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://club.example' }, [], '/');
  operator = await openOperatorTools(settings, server.database, server.clock.now);
});
afterAll(async () => {
  await operator.close();
  await server.close();
});

type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command as the script does, on the database of the running server. */
async function run(...argv: string[]): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runAdmin(argv, {
    env: { DATA_DIR: dataDir },
    workingDir: folder,
    print: (line) => void out.push(line),
    complain: (line) => void err.push(line),
    withOperator: (_settings, work) => work(operator),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

async function json<T>(...argv: string[]): Promise<T> {
  const { code, out, err } = await run(...argv, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as T;
}

async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await server.database.pool.query<Record<string, unknown>>(sql, values)).rows;
}

const boardOf = async (viewer: TestPlayer): Promise<string> =>
  JSON.stringify((await viewer.get('/api/leaderboard?period=alltime')).body);

describe('a command', () => {
  it('that is not one, or lacks an argument, ends with 2 and says how it goes', async () => {
    expect(await run('players', 'promote')).toMatchObject({ code: 2, err: 'There is no command players promote: see npm run admin -- --help' });
    expect(await run('players', 'show')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: players show <id or address>') });
    expect(await run('audit', '--now')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: audit [--mend]') });
    for (const word of ['toString', 'constructor', '__proto__']) expect(await run(word)).toMatchObject({ code: 2, err: expect.stringContaining(`no command ${word}`) });
    expect((await run()).code).toBe(2);
  });

  it('asked for help lists all commands, or tells of one', async () => {
    const all = await run('--help');
    expect(all.code).toBe(0);
    for (const words of ['players reset-password', 'invites create', 'jobs retry', 'audit [--mend]', 'storage sweep', 'log']) expect(all.out).toContain(words);
    expect(await run('players', 'delete', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--yes') });
  });

  it('takes its flags before it, after it and between its words', async () => {
    const player = await server.signUp();
    const shown = expect.stringContaining(`"id": "${player.id}"`);
    const ways = [
      ['--json', '--data', 'elsewhere', 'players', 'show', player.email],
      ['--data=elsewhere', 'players', '--json', 'show', player.email],
      ['players', 'show', '--data', 'elsewhere', player.email, '--json'],
      ['--limit', '1', '--json', 'players', 'find', player.email],
    ];
    for (const argv of ways) expect({ argv, ...(await run(...argv)) }).toMatchObject({ code: 0, out: shown });
    expect((await run('--note', 'invites list', '--json', 'invites', 'create')).out).toContain('"note": "invites list"');
    expect(await run('--help', 'players', 'delete')).toMatchObject({ code: 0, out: expect.stringContaining('--yes') });
    expect(await run('--data', 'elsewhere')).toMatchObject({ code: 2, out: expect.stringContaining('players list') });
    expect(await run('--mend', 'players', 'list')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: players list') });
    expect(await run('--no-such', 'players', 'list')).toMatchObject({ code: 2, err: expect.stringContaining("'--no-such'") });
  });

  it('is told the port of the server as its start is: links lead there', async () => {
    const ports: number[] = [];
    const surroundings = { env: { DATA_DIR: dataDir }, workingDir: folder, print: () => undefined, complain: () => undefined };
    const withOperator = <T>(settings: Settings, work: (its: Operator) => Promise<T>): Promise<T> => {
      ports.push(settings.port);
      return work(operator);
    };
    expect(await runAdmin(['invites', 'list', '--port', '8080'], { ...surroundings, withOperator })).toBe(0);
    expect(ports).toEqual([8080]);
  });

  it('about nobody ends with 1 and one line', async () => {
    expect(await run('players', 'show', 'nobody@example.com')).toMatchObject({ code: 1, err: 'There is no player nobody@example.com.' });
    expect((await run('players', 'list', '--limit', 'all')).err).toBe('--limit must be a whole number from 1 to 999999.');
  });
});

describe('players', () => {
  it('are listed page by page, found by name, address or team, and shown with their totals', async () => {
    const team = `Team ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const player = await server.signUp();
    await player.put('/api/profile', { team_name: team });
    await player.save(plainSession);
    const [found, ...others] = await json<{ id: string; email: string; sessions: number }[]>('players', 'find', team.toUpperCase());
    expect([found?.id, found?.sessions, others.length]).toEqual([player.id, 1, 0]);
    const [first] = await json<{ email: string }[]>('players', 'list', '--limit', '1');
    const next = await json<{ email: string }[]>('players', 'list', '--limit', '100', '--after', first?.email ?? '');
    expect(next.map(({ email }) => email)).not.toContain(first?.email);
    expect(await json('players', 'find', '100%')).toEqual([]);
    expect(await json('players', 'show', player.email.toUpperCase())).toMatchObject({ id: player.id, age: 30, practiceDays: 1 });
    expect((await run('players', 'show', player.id)).out).toContain(player.email);
  });

  it('are renamed for all others to see, but not to what others may not see', async () => {
    const player = await server.signUp();
    await player.save(plainSession);
    expect(await run('players', 'rename', player.id, 'call 0151 12345678')).toMatchObject({ code: 1, err: expect.stringContaining('isplay name') });
    await json('players', 'rename', player.id, 'Quiet Keeper');
    expect(await boardOf(player)).toContain('Quiet Keeper');
  });

  it('are hidden though they want to be shown, are told so, and choose again when that is lifted', async () => {
    const [player, viewer] = [await server.signUp(), await server.signUp()];
    await player.put('/api/profile', { display_name: 'Loud Winger' });
    await player.save(plainSession);
    expect(await boardOf(viewer)).toContain('Loud Winger');
    await json('players', 'hide', player.id);
    expect(await boardOf(viewer)).not.toContain('Loud Winger');
    const refused = await player.put('/api/profile', { hidden: false });
    expect(refused).toMatchObject({ status: 403, body: { code: 'hidden_by_operator', error: 'Whoever runs this Touchline has taken you off the boards.' } });
    await player.put('/api/profile', { age: 31 });
    expect(await boardOf(viewer)).not.toContain('Loud Winger');
    await json('players', 'hide', player.id, '--lift');
    expect(await boardOf(viewer)).toContain('Loud Winger');
  });

  it('that are suspended are signed out everywhere and cannot come back until that is lifted', async () => {
    const [player, viewer] = [await server.signUp(), await server.signUp()];
    await player.put('/api/profile', { display_name: 'Rough Sweeper' });
    await player.save(plainSession);
    const token = await player.token();
    const link = (await json<{ link: string }>('players', 'reset-password', player.id)).link;
    await json('players', 'suspend', player.email);
    expect(await server.send('GET', '/api/stats', { token })).toMatchObject({ status: 401 });
    await expect(signIn(server, server.clock.now, player)).rejects.toThrow('user_banned');
    const reset = { type: 'recovery', token_hash: new URL(link).hash.match(/token_hash=([\w-]+)/)?.[1] };
    const anonKey = (await server.send<{ supabaseAnonKey: string }>('GET', '/config')).body.supabaseAnonKey;
    const verify = () => server.send('POST', '/auth/v1/verify', { body: reset, headers: { apikey: anonKey } });
    expect(await verify()).toMatchObject({ status: 403, body: { code: 'user_banned' } });
    expect(await run('players', 'reset-password', player.id)).toMatchObject({ code: 1, err: 'This player is suspended: lift that first.' });
    expect(await boardOf(viewer)).not.toContain('Rough Sweeper');
    await json('players', 'suspend', player.email, '--lift');
    const back = await signIn(server, server.clock.now, player);
    expect(await back.stats()).toMatchObject({ totalSessions: 1 });
    expect(await boardOf(viewer)).toContain('Rough Sweeper');
    expect(await verify()).toMatchObject({ status: 200 });
  });

  it('that are suspended are told so where their device renews its sign-in, and nobody else is; lifted, they sign in again', async () => {
    const player = await server.signUp();
    const before = player.refreshToken();
    const renew = (token: string) => server.send<{ code: string }>('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
    await json('players', 'suspend', player.id);
    await json('players', 'suspend', player.id);
    const banned = { status: 403, body: { code: 'user_banned' } };
    expect(await renew(before)).toMatchObject(banned);
    expect(await renew(before)).toMatchObject(banned);
    const guessed = Buffer.from(before, 'base64url');
    guessed[guessed.length - 1] = (guessed.at(-1) ?? 0) ^ 1;
    expect(await renew(guessed.toString('base64url'))).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    await json('players', 'suspend', player.id, '--lift');
    expect(await renew(before)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    expect(await rows('select 1 from internal.suspended_sessions where account_id = $1', player.id)).toEqual([]);
  });

  it('get a link to a new password that works once', async () => {
    const player = await server.signUp();
    const { out, code } = await run('players', 'reset-password', player.email);
    expect(code).toBe(0);
    expect(out).toMatch(/^https:\/\/club\.example\/reset-password\.html#token_hash=[\w-]{43}&type=recovery$/);
    const anonKey = (await server.send<{ supabaseAnonKey: string }>('GET', '/config')).body.supabaseAnonKey;
    const body = { type: 'recovery', token_hash: /token_hash=([\w-]+)/.exec(out)?.[1] };
    const use = () => server.send('POST', '/auth/v1/verify', { body, headers: { apikey: anonKey } });
    expect((await use()).status).toBe(200);
    expect(await use()).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  it('are exported as they would export themselves, into a file that nobody else reads and that is never overwritten', async () => {
    const player = await server.signUp();
    await player.save(plainSession);
    const { out, code } = await run('players', 'export', player.email, '--out', 'export.json');
    expect([code, out]).toEqual([0, join(folder, 'export.json')]);
    const exported = JSON.parse(readFileSync(out, 'utf8')) as { exportedAt: string };
    const { body } = await player.get<{ exportedAt: string }>('/api/account/export');
    expect(exported).toEqual(body);
    expect(await run('players', 'export', player.email, '--out', 'export.json')).toMatchObject({ code: 1, err: `${out} cannot be written: there is a file of this name.` });
    expect(await run('players', 'export', player.email, '--out', 'none/export.json')).toMatchObject({
      code: 1,
      err: `${join(folder, 'none/export.json')} cannot be written: its folder does not exist.`,
    });
    expect(await run('players', 'export', player.email, '--out', 'export.json/part')).toMatchObject({
      code: 1,
      err: `${join(folder, 'export.json/part')} cannot be written: a part of the path is not a folder.`,
    });
  });

  it('are deleted for good, files and mails too, once that is said twice', async () => {
    const player = await server.signUp();
    await player.save(plainSession);
    const clip = join(dataDir, 'clips', 'clips', player.id);
    mkdirSync(clip, { recursive: true });
    writeFileSync(join(clip, `${randomUUID()}.file`), 'film');
    expect(await run('players', 'delete', player.id)).toMatchObject({ code: 1, err: 'This cannot be undone: say --yes.' });
    expect((await run('players', 'delete', player.id, '--yes')).out).toBe(`${player.email} is deleted.`);
    expect(await rows('select 1 from users where id = $1', player.id)).toEqual([]);
    expect(await rows('select 1 from internal.accounts where id = $1', player.id)).toEqual([]);
    expect(existsSync(clip) ? readdirSync(clip) : []).toEqual([]);
    await expect(signIn(server, server.clock.now, player)).rejects.toThrow('invalid_credentials');
    await aggregateBoards(server.database.db);
    expect(await auditBoards(server.database.pool)).toEqual([]);
  });
});

describe('operators', () => {
  it('are added by command alone, only grown-ups, are listed, and are removed again', async () => {
    const player = await server.signUp();
    const status = async (): Promise<number> => (await server.send('GET', '/api/operator', { token: await player.token() })).status;
    await rows('update users set lowest_age = 16 where id = $1', player.id);
    expect(await run('operators', 'add', player.email)).toMatchObject({ code: 1, err: expect.stringContaining('Operators are 18 or older') });
    await rows('update users set age = null, lowest_age = null where id = $1', player.id);
    expect((await run('operators', 'add', player.email)).code).toBe(1);
    await rows('update users set age = 30, lowest_age = 30 where id = $1', player.id);
    expect(await status()).toBe(403);
    expect(await json('operators', 'add', player.email.toUpperCase())).toMatchObject([{ id: player.id, email: player.email, active: true }]);
    expect((await run('operators', 'add', player.id)).code).toBe(0);
    expect(await status()).toBe(200);
    expect((await run('players', 'suspend', player.id)).code).toBe(0);
    expect(await json('operators', 'list')).toMatchObject([{ id: player.id, active: false }]);
    expect(await json('operators', 'remove', player.id)).toEqual([]);
    expect(await run('operators', 'remove', player.id)).toMatchObject({ code: 1, err: `${player.id} is no operator.` });
    expect(await run('operators', 'add', player.id)).toMatchObject({ code: 1, err: 'This player is suspended: lift that first.' });
    const log = await rows('select action from internal.operator_actions where subject = $1 order by at, id', player.id);
    expect(log.map(({ action }) => action)).toEqual(['operators add', 'operators add', 'players suspend', 'operators remove']);
  });
});

describe('invitations', () => {
  it('are made with uses and an end, listed with their link, and taken back', async () => {
    const made = await json<{ code: string; link: string; id: string }>('invites', 'create', '--uses', '25', '--days', '14', '--note', 'U12');
    expect(made.code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(made).toMatchObject({ maxUses: 25, uses: 0, note: 'U12', state: 'open', link: `https://club.example/#invite=${made.code}` });
    const state = async () => (await json<{ id: string; state: string }[]>('invites', 'list')).find(({ id }) => id === made.id)?.state;
    expect(await state()).toBe('open');
    server.clock.advance({ days: 14 });
    expect(await state()).toBe('expired');
    server.clock.advance({ days: -14 });
    await json('invites', 'revoke', made.code.toLowerCase());
    expect(await state()).toBe('revoked');
    expect(await run('invites', 'revoke', 'NONE')).toMatchObject({ code: 1, err: 'There is no invitation NONE.' });
    expect((await run('invites', 'create', '--uses', '0')).code).toBe(1);
  });

  it('open an account where one is needed', async () => {
    const { code } = await json<{ code: string }>('invites', 'create');
    const club = await startTestServer({ databaseUrl: server.databaseUrl, signUps: { who: 'invite', maxAccounts: null } });
    const anonKey = (await club.send<{ supabaseAnonKey: string }>('GET', '/config')).body.supabaseAnonKey;
    const join = (email: string) =>
      club.send('POST', '/auth/v1/signup', { body: { email, password: 'left-foot-7', data: { invite_code: code } }, headers: { apikey: anonKey } });
    expect((await join(`${randomUUID()}@example.com`)).status).toBe(200);
    expect(await join(`${randomUUID()}@example.com`)).toMatchObject({ status: 422, body: { code: 'invite_invalid' } });
    await club.close();
  });
});

describe('jobs', () => {
  it('that were given up are listed, get another life, or are removed', async () => {
    const ran: string[] = [];
    let isBroken = true;
    const worker = {
      queue: { name: `work-${randomUUID()}`, payload: z.strictObject({ id: z.uuid() }), concurrency: 2, timeLimit: 60, retries: { limit: 0, delay: 1, maxDelay: 1 } },
      run: async ({ id }: { id: string }) => {
        ran.push(id);
        if (isBroken) throw new TypeError('broken');
      },
    };
    const jobs = await startJobs(server.database.pool, [worker], logger('silent'));
    const [one, two] = [randomUUID(), randomUUID()];
    for (const id of [one, two]) await inTransaction(server.database.db, (inside) => jobs.enqueue(inside, worker.queue, { subject: id, payload: { id } }));
    await expect.poll(() => jobs.countDead()).toBe(2);
    const dead = await json<{ id: string; queue: string; state: string; attempts: number; error: string }[]>('jobs', 'list');
    const ours = dead.filter(({ queue }) => queue === worker.queue.name);
    expect(ours).toMatchObject([{ state: 'dead', attempts: 1, error: 'TypeError' }, { state: 'dead' }]);
    isBroken = false;
    await json('jobs', 'retry', ours[0]?.id ?? '');
    await expect.poll(() => ran.length).toBe(3);
    await json('jobs', 'drop', ours[1]?.id ?? '');
    expect(await jobs.countDead()).toBe(0);
    expect((await run('jobs', 'drop', ours[1]?.id ?? '')).code).toBe(1);
    expect((await run('jobs', 'retry', randomUUID())).code).toBe(1);
    await jobs.stop();
  });
});

describe('the audit', () => {
  const damages: Readonly<Record<string, string>> = {
    totals: 'update users set total_sessions = total_sessions + 1, tokens = tokens + 5, best_streak = 9, total_minutes = 0 where id = $1',
    drills: 'update drill_experience set experience_points = 1 where player_id = $1',
    achievements: 'delete from achievements_earned where player_id = $1',
    standings: 'update standings set days = days + 1 where player_id = $1',
    'missing standings': `delete from standings where player_id = $1 and period = 'weekly'`,
    ranks: 'update standing_drills set players = players + 1 where $1::uuid is not null',
    teams: 'update team_standings set drills = drills + 2 where $1::uuid is not null',
    'members of teams': 'delete from team_members where player_id = $1',
  };

  it('finds nothing where all is right', async () => {
    const player = await server.signUp();
    await player.put('/api/profile', { team_name: 'The Auditors' });
    for (const result of [10, 40, 70]) {
      await player.save({ ...plainSession, result });
      server.clock.advance({ days: 1 });
    }
    const { code, out } = await run('audit');
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+ players: all is right\.$/)]);
  });

  it.each(Object.entries(damages))('finds damaged %s, and mends it to what the sessions and the ledger say', async (what, damage) => {
    const player = await server.signUp();
    await player.put('/api/profile', { team_name: 'The Auditors' });
    await player.save(plainSession);
    await aggregateBoards(server.database.db);
    await rows(damage, player.id);
    if (what === 'members of teams') await rows(`update team_standings set members = members - 1 where team_key = 'the auditors'`);
    expect((await run('audit')).code).toBe(3);
    const mended = await json<{ findings: unknown[] }>('audit', '--mend');
    expect(mended.findings.length).toBeGreaterThan(0);
    expect((await run('audit')).code).toBe(0);
    expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
    await aggregateBoards(server.database.db);
    expect(await auditBoards(server.database.pool)).toEqual([]);
    await player.save({ ...plainSession, result: 3 });
    expect((await run('audit')).code).toBe(0);
  });
});

it('the sweep of the storage removes what nothing refers to, and tells how much', async () => {
  const orphan = join(dataDir, 'clips', 'clips', randomUUID());
  mkdirSync(orphan, { recursive: true });
  const file = join(orphan, `${randomUUID()}.file`);
  writeFileSync(file, 'film');
  const longAgo = new Date('2026-01-01');
  utimesSync(file, longAgo, longAgo);
  expect(await run('storage', 'sweep')).toMatchObject({ code: 0, out: 'Removed 1 files.' });
  expect(existsSync(file)).toBe(false);
});

it('the keys of sign-ins are rotated, and the log has the act and no key', async () => {
  const { key } = await json<{ key: string }>('keys', 'rotate', '--at-once');
  const [newest] = await rows('select id, retired_at from internal.signing_keys order by created_at desc, retired_at nulls first limit 1');
  expect(newest).toEqual({ id: key, retired_at: null });
  const [act] = await rows('select * from internal.operator_actions order by at desc, id desc limit 1');
  expect(act).toMatchObject({ action: 'keys rotate', details: { atOnce: true } });
  expect(JSON.stringify(act)).not.toContain(key);
});

describe('the log of what operators do', () => {
  it('tells who did what to whom, when, and holds nothing secret', async () => {
    const player = await server.signUp();
    const { link } = await json<{ link: string }>('players', 'reset-password', player.email);
    await json('players', 'rename', player.id, 'Secret Name');
    const log = await json<{ at: string; operator: string; action: string; subject: string }[]>('log', '--limit', '5');
    expect(log[0]).toMatchObject({ at: server.clock.now().toISOString(), action: 'players rename', subject: player.id });
    expect(log[0]?.operator).toMatch(/\w/);
    expect(log[1]).toMatchObject({ action: 'players reset-password', subject: player.id });
    const all = JSON.stringify(await rows('select * from internal.operator_actions'));
    for (const secret of [/token_hash=([\w-]+)/.exec(link)?.[1] ?? link, 'Secret Name', player.email]) expect(all).not.toContain(secret);
  });

  it('forgets a player who leaves', async () => {
    const player = await server.signUp();
    await json('players', 'show', player.id);
    await server.send('DELETE', '/api/account', { body: { password: player.password }, token: await player.token() });
    expect(await rows('select 1 from internal.operator_actions where subject = $1', player.id)).toEqual([]);
  });

  it('has nothing of a change that was not made', async () => {
    const player = await server.signUp();
    await rows(`create function stay() returns trigger language plpgsql as $$ begin raise 'stay'; end $$`);
    await rows('create trigger stay before update on users for each row execute function stay()');
    await expect(run('players', 'hide', player.id)).rejects.toThrow('P0001');
    await rows('drop function stay cascade');
    expect(await rows('select 1 from internal.operator_actions where subject = $1', player.id)).toEqual([]);
  });
});
