import { randomUUID } from 'node:crypto';
import { routes, type FailureBody, type Invite, type OperatorAct, type OperatorAudit, type OperatorJob, type OperatorPlayer, type Route } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { inTransaction } from '../../db/transaction-retries.ts';
import { startJobs } from '../../jobs/index.ts';
import { logger } from '../../redacting-logger.ts';
import type { Answer } from '../../testing/api-client.ts';
import { plainSession, signIn, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let operator: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'https://club.example' });
  operator = await newOperator();
});
afterAll(() => server.close());

async function newOperator(): Promise<TestPlayer> {
  const player = await server.signUp();
  await rows('insert into internal.operators (player_id, added_at) values ($1, now())', player.id);
  return player;
}

async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await server.database.pool.query<Record<string, unknown>>(sql, values)).rows;
}

type Body<Data> = { readonly data: Data; readonly nextCursor?: string | null } & FailureBody;

/** Calls as the operator, or as somebody else who is one. */
async function act<Data = unknown>(method: string, path: string, body?: unknown, by: TestPlayer = operator): Promise<Answer<Body<Data>>> {
  return server.send<Body<Data>>(method, `/api/operator${path}`, { token: await by.token(), ...(body !== undefined && { body }) });
}

const actsOn = async (subject: string): Promise<Record<string, unknown>[]> =>
  rows('select operator, action from internal.operator_actions where subject = $1 order by at, id', subject);

const byOperator = (action: string) => ({ operator: `account ${operator.id}`, action });

describe('an operator', () => {
  it('is asked for at every call: who is one no more, suspended, or not grown up by any age given, is a player again', async () => {
    const other = await newOperator();
    const status = async (): Promise<number> => (await act('GET', '', undefined, other)).status;
    const ages = async (age: number | null, lowest: number | null) => rows('update users set age = $2, lowest_age = $3 where id = $1', other.id, age, lowest);
    expect(await act('GET', '', undefined, other)).toMatchObject({ status: 200, body: { data: { email: other.email, passwords: 'touchline' } } });
    await ages(17, 17);
    expect(await status()).toBe(403);
    await ages(30, 17);
    expect(await status()).toBe(403);
    await ages(null, null);
    expect(await status()).toBe(403);
    await ages(18, 18);
    expect(await status()).toBe(200);
    await rows('update users set suspended_at = now() where id = $1', other.id);
    expect(await status()).toBe(401);
    await rows('update users set suspended_at = null where id = $1', other.id);
    await rows('delete from internal.operators where player_id = $1', other.id);
    expect(await act('GET', '', undefined, other)).toMatchObject({ status: 403, body: { code: 'operator_required' } });
  });

  it('has no other way to become one: no field of a profile, a sign-up or a stored value is a role', async () => {
    const data = { role: 'operator', operator: true, app_metadata: { role: 'operator' } };
    const anonKey = (await server.send<{ supabaseAnonKey: string }>('GET', '/config')).body.supabaseAnonKey;
    const sent = { body: { email: `${randomUUID()}@touchline.example`, password: 'a good secret', data, role: 'operator' }, headers: { apikey: anonKey } };
    const { body } = await server.send<{ access_token: string }>('POST', '/auth/v1/signup', sent);
    const token = body.access_token;
    await server.send('PUT', '/api/profile', { token, body: { ...data, operator_since: '2020-01-01', age: 40 } });
    await server.send('POST', '/api/storage/sync', { token, body: { key: 'userProfile', value: JSON.stringify(data) } });
    await server.send('PUT', '/auth/v1/user', { token, body: { data }, headers: { apikey: anonKey } });
    expect((await server.send('GET', '/api/operator', { token })).status).toBe(403);
    const written = Object.entries(routes as Record<string, Route>).filter(([, route]) => /operators/.test(route.path));
    expect(written).toEqual([]);
  });

  it('leaves no name in the log with the account, and no way in', async () => {
    const other = await newOperator();
    const player = await server.signUp();
    await act('GET', `/players/${player.id}`, undefined, other);
    await server.send('DELETE', '/api/account', { token: await other.token(), body: { password: other.password } });
    expect(await actsOn(player.id)).toEqual([{ operator: 'deleted account', action: 'players show' }]);
    expect(await rows('select 1 from internal.operators where player_id = $1', other.id)).toEqual([]);
  });
});

describe('players', () => {
  it('are found by what their address, name or team holds, page by page, and shown', async () => {
    const team = `Team ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const two = [await server.signUp(), await server.signUp()].toSorted((a, b) => (a.email < b.email ? -1 : 1));
    for (const player of two) await player.put('/api/profile', { team_name: team });
    await two[0]?.save(plainSession);
    const page = async (after: string | null) =>
      (await act<OperatorPlayer[]>('POST', '/players/search', { text: team.toLowerCase(), after, limit: 1 })).body.data.map(({ id }) => id);
    expect(await page(null)).toEqual([two[0]?.id]);
    expect(await page(two[0]?.email ?? '')).toEqual([two[1]?.id]);
    expect(await page(two[1]?.email ?? '')).toEqual([]);
    expect(await act('GET', `/players/${two[0]?.id}`)).toMatchObject({ status: 200, body: { data: { age: 30, practiceDays: 1, team } } });
    expect(await act('GET', `/players/${randomUUID()}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('are renamed, hidden and suspended, each taken back, and the log says who did it', async () => {
    const player = await server.signUp();
    const on = `/players/${player.id}`;
    expect(await act('POST', `${on}/rename`, { name: 'call 0151 12345678' })).toMatchObject({ status: 400, body: { code: 'display_name_contact' } });
    expect(await act('POST', `${on}/rename`, { name: ' ' })).toMatchObject({ status: 400, body: { code: 'display_name_required' } });
    expect(await act('POST', `${on}/rename`, { name: 'x'.repeat(61) })).toMatchObject({ status: 400, body: { code: 'text_too_long' } });
    expect(await act('POST', `${on}/rename`, { name: 'Quiet Keeper' })).toMatchObject({ body: { data: { name: 'Quiet Keeper' } } });
    expect(await act('POST', `${on}/hide`, { lift: false })).toMatchObject({ body: { data: { hidden: true, hiddenByOperator: true } } });
    expect(await act('POST', `${on}/hide`, { lift: true })).toMatchObject({ body: { data: { hidden: false, hiddenByOperator: false } } });
    const token = await player.token();
    expect(await act('POST', `${on}/suspend`, { lift: false })).toMatchObject({ body: { data: { suspendedAt: server.clock.now().toISOString() } } });
    expect((await server.send('GET', '/api/stats', { token })).status).toBe(401);
    expect(await act('POST', `${on}/password-link`)).toMatchObject({ status: 409, body: { code: 'player_suspended' } });
    expect(await act('POST', `${on}/suspend`, { lift: true })).toMatchObject({ body: { data: { suspendedAt: null } } });
    await expect(signIn(server, server.clock.now, player)).resolves.toMatchObject({ id: player.id });
    const done = ['players rename', 'players hide', 'players hide --lift', 'players suspend', 'players suspend --lift'];
    expect(await actsOn(player.id)).toEqual(done.map(byOperator));
  });

  it('get a link to a new password, their data as a file, and are deleted once their address is typed', async () => {
    const player = await server.signUp();
    await player.save(plainSession);
    const on = `/players/${player.id}`;
    const { link } = (await act<{ link: string }>('POST', `${on}/password-link`)).body.data;
    expect(link).toMatch(/^https:\/\/club\.example\/reset-password\.html#token_hash=[\w-]{43}&type=recovery$/);
    const { body: own } = await player.get<{ exportedAt: string }>('/api/account/export');
    expect((await act('POST', `${on}/export`)).body).toEqual(own);
    expect(await act('DELETE', on, { email: 'somebody@else.example' })).toMatchObject({ status: 400, body: { code: 'confirmation_differs' } });
    expect(await player.stats()).toMatchObject({ totalSessions: 1 });
    expect(await actsOn(player.id)).toEqual([byOperator('players reset-password'), byOperator('players export')]);
    expect((await act('DELETE', on, { email: player.email.toUpperCase() })).status).toBe(204);
    expect(await rows('select 1 from users where id = $1', player.id)).toEqual([]);
    const [latest] = await rows('select operator, action, subject from internal.operator_actions order by at desc, id desc limit 1');
    expect(latest).toEqual({ ...byOperator('players delete'), subject: null });
  });

  it('who are operators are not taken over, shut out or removed here, nor is whoever acts', async () => {
    const other = await newOperator();
    for (const { id, email } of [other, operator]) {
      const refused = { status: 403, body: { code: 'operator_account' } };
      expect(await act('POST', `/players/${id}/suspend`, { lift: false })).toMatchObject(refused);
      expect(await act('POST', `/players/${id}/password-link`)).toMatchObject(refused);
      expect(await act('DELETE', `/players/${id}`, { email })).toMatchObject(refused);
      expect(await actsOn(id)).toEqual([]);
    }
    expect(await other.stats()).toMatchObject({ totalSessions: 0 });
  });

  it('are not changed where the log cannot be written', async () => {
    const player = await server.signUp();
    await rows(`create function no_log() returns trigger language plpgsql as $$ begin raise 'no log'; end $$`);
    await rows('create trigger no_log before insert on internal.operator_actions for each row execute function no_log()');
    for (const [way, body] of Object.entries({ rename: { name: 'Quiet Keeper' }, hide: { lift: false }, suspend: { lift: false } })) {
      expect((await act('POST', `/players/${player.id}/${way}`, body)).status).toBe(500);
    }
    expect((await act('DELETE', `/players/${player.id}`, { email: player.email })).status).toBe(500);
    await rows('drop function no_log cascade');
    const [row] = await rows('select display_name, hidden_by_operator, suspended_at from users where id = $1', player.id);
    expect(row).toEqual({ display_name: null, hidden_by_operator: false, suspended_at: null });
  });
});

it('invitations are made, listed and taken back', async () => {
  const made = (await act<Invite>('POST', '/invites', { uses: 25, days: 14, note: 'U12' })).body.data;
  expect(made).toMatchObject({ maxUses: 25, note: 'U12', state: 'open', link: `https://club.example/#invite=${made.code}` });
  expect(await act('POST', '/invites', { uses: 0, days: null, note: null })).toMatchObject({ status: 400 });
  expect(await act('POST', `/invites/${made.id}/revoke`)).toMatchObject({ body: { data: { state: 'revoked' } } });
  expect((await act<Invite[]>('GET', '/invites')).body.data.find(({ id }) => id === made.id)?.state).toBe('revoked');
  expect(await act('POST', `/invites/${randomUUID()}/revoke`)).toMatchObject({ status: 404 });
  expect(await actsOn(made.id)).toEqual([byOperator('invites create'), byOperator('invites revoke')]);
});

it('dead jobs get another life or are removed, with the log or not at all', async () => {
  let [ran, isBroken] = [0, true];
  const worker = {
    queue: { name: `page-${randomUUID()}`, payload: z.strictObject({ id: z.uuid() }), concurrency: 2, timeLimit: 60, retries: { limit: 0, delay: 1, maxDelay: 1 } },
    run: async () => {
      ran += 1;
      if (isBroken) throw new TypeError('broken');
    },
  };
  const jobs = await startJobs(server.database.pool, [worker], logger('silent'));
  for (const id of [randomUUID(), randomUUID()]) {
    await inTransaction(server.database.db, (inside) => jobs.enqueue(inside, worker.queue, { subject: id, payload: { id } }));
  }
  await expect.poll(() => jobs.countDead()).toBe(2);
  const listed = async () => (await act<OperatorJob[]>('GET', '/jobs')).body.data.filter(({ queue }) => queue === worker.queue.name);
  const dead = await listed();
  expect(dead).toMatchObject([{ state: 'dead', attempts: 1, error: 'TypeError' }, { state: 'dead' }]);
  const [one, two] = dead.map(({ id }) => id);
  await rows(`create function no_log() returns trigger language plpgsql as $$ begin raise 'no log'; end $$`);
  await rows('create trigger no_log before insert on internal.operator_actions for each row execute function no_log()');
  expect((await act('DELETE', `/jobs/${two}`)).status).toBe(500);
  expect((await act('POST', `/jobs/${one}/retry`)).status).toBe(500);
  await rows('drop function no_log cascade');
  expect((await listed()).map(({ id }) => id)).toEqual([one, two]);
  isBroken = false;
  expect((await act('POST', `/jobs/${one}/retry`)).status).toBe(200);
  await expect.poll(() => ran).toBe(3);
  expect((await act('DELETE', `/jobs/${two}`)).status).toBe(200);
  expect(await act('DELETE', `/jobs/${two}`)).toMatchObject({ status: 409, body: { code: 'job_not_waiting' } });
  expect(await actsOn(two ?? '')).toEqual([byOperator('jobs drop')]);
  await jobs.stop();
});

it('the audit finds what is wrong, mends it when it is asked to, and both are in the log', async () => {
  const player = await server.signUp();
  await player.save(plainSession);
  await rows('update users set total_sessions = 7 where id = $1', player.id);
  const run = async (mend: boolean) => (await act<OperatorAudit>('POST', '/audit', { mend })).body.data;
  expect(await run(false)).toMatchObject({ mended: false, findings: [{ about: 'totals', subject: player.id }] });
  expect(await run(true)).toMatchObject({ mended: true, findings: [{ about: 'totals' }] });
  expect(await run(false)).toMatchObject({ findings: [] });
  expect(await player.stats()).toMatchObject({ totalSessions: 1 });
  expect(await actsOn(player.id)).toEqual([byOperator('audit --mend')]);
  expect((await act<{ removed: number }>('POST', '/storage/sweep')).body.data).toEqual({ removed: 0 });
  const log = (await act<OperatorAct[]>('GET', '/log')).body.data;
  expect(log.slice(0, 5).map(({ action }) => action)).toEqual(['storage sweep', 'audit', 'audit --mend', 'audit --mend', 'audit']);
  expect(log[0]).toMatchObject({ operator: `account ${operator.id}`, at: server.clock.now().toISOString() });
});

it('long lists of jobs and of acts come a hundred at a time, each row once and in order', async () => {
  // Of one millisecond and of many, with the microseconds that PostgreSQL keeps.
  await rows(`insert into internal.operator_actions (id, at, operator, action, details)
    select gen_random_uuid(), '2020-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 millisecond', 'old', 'act ' || n, '{}' from generate_series(1, 230) n`);
  await rows(`insert into jobs.job (id, name, created_on, start_after, data)
    select gen_random_uuid(), 'email', '2020-01-01T00:00:00Z'::timestamptz + n * interval '300 microseconds', now() + interval '1 day', '{}' from generate_series(1, 230) n`);
  const all = async <Row extends { readonly id: string }>(path: string): Promise<Row[]> => {
    const found: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: Answer<Body<Row[]>> = await act<Row[]>('GET', `${path}${cursor === '' ? '' : `?cursor=${cursor}`}`);
      expect(body.data.length).toBeLessThanOrEqual(100);
      found.push(...body.data);
      cursor = body.nextCursor ?? null;
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    return found;
  };
  const acts = (await all<OperatorAct>('/log')).filter(({ operator: by }) => by === 'old');
  expect(acts).toHaveLength(230);
  expect(acts.map(({ at }) => at)).toEqual(acts.map(({ at }) => at).toSorted().toReversed());
  const jobs = (await all<OperatorJob>('/jobs')).filter(({ since }) => since.startsWith('2020-01-01'));
  expect(jobs).toHaveLength(230);
  expect(jobs.map(({ since }) => since)).toEqual(jobs.map(({ since }) => since).toSorted());
  expect((await act('GET', '/log?cursor=nonsense')).status).toBe(400);
});
