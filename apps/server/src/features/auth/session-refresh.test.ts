import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { newSessionSecret, readRefreshToken, writeRefreshToken } from './refresh-token-format.ts';
import { cleanUpAuth } from './clean-up-expired-auth.ts';
import { serveAccounts } from './testing/serve-accounts.ts';

const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, accounts, clock, refresh, signIn, signUp, user } = await serveAccounts(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

const alreadyUsed = { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' };
const notFound = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' };

async function newSession() {
  const { status, body } = await signUp(`${randomUUID()}@example.com`);
  expect(status).toBe(200);
  return body;
}

async function nextToken(token: string): Promise<string> {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return body.refresh_token;
}

function wait(days: number): void {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000);
}

it('gives a new access token and a new refresh token, of the same session', async () => {
  const session = await newSession();
  const before = await accounts.authorize(session.access_token);
  clock.now = new Date(clock.now.getTime() + 20 * 60_000);
  expect((await user(session.access_token)).body.code).toBe('bad_jwt');
  const { status, body } = await refresh(session.refresh_token);
  expect(status).toBe(200);
  expect(body.refresh_token).not.toBe(session.refresh_token);
  expect(body.expires_at).toBe(clock.now.getTime() / 1000 + 900);
  expect(body.user).toEqual(session.user);
  expect(await accounts.authorize(body.access_token)).toEqual(before);
});

it('goes on for as long as somebody refreshes', async () => {
  let { refresh_token: token } = await newSession();
  const seen = new Set([token]);
  for (let round = 0; round < 30; round += 1) {
    wait(1);
    token = await nextToken(token);
    seen.add(token);
  }
  expect(seen.size).toBe(31);
});

describe('a token that was replaced', () => {
  it('gives the current one again while it is the last: the answer may have been lost', async () => {
    const { refresh_token: first } = await newSession();
    const second = await nextToken(first);
    expect(await nextToken(first)).toBe(second);
    expect(await nextToken(first)).toBe(second);
    const third = await nextToken(second);
    expect(await nextToken(second)).toBe(third);
  });

  it('ends the session when it is older, for everybody who holds a token of it', async () => {
    const { refresh_token: first, access_token, user: account } = await newSession();
    const second = await nextToken(first);
    const third = await nextToken(second);
    const { status, body } = await refresh(first);
    expect({ status, body }).toEqual({ status: 400, body: alreadyUsed });
    for (const token of [first, second, third]) expect((await refresh(token)).body).toEqual(notFound);
    expect((await user(access_token)).body.code).toBe('session_not_found');
    expect((await signIn(account.email)).status).toBe(200);
  });

  it('ends no other session of the account', async () => {
    const { refresh_token: first, user: account } = await newSession();
    const elsewhere = await signIn(account.email);
    await nextToken(await nextToken(first));
    expect((await refresh(first)).body).toEqual(alreadyUsed);
    expect((await refresh(elsewhere.body.refresh_token)).status).toBe(200);
  });
});

describe('the token just replaced', () => {
  const seconds = (passed: number) => wait(passed / 86_400);

  it('is good for a minute after its successor’s session was used: tabs and requests cross', async () => {
    const { refresh_token: first } = await newSession();
    const second = (await refresh(first)).body;
    await user(second.access_token);
    seconds(60);
    const again = await refresh(first);
    expect(again).toMatchObject({ status: 200, body: { refresh_token: second.refresh_token } });
    expect((await user(again.body.access_token)).status).toBe(200);
    seconds(0.001);
    expect((await refresh(first)).body).toEqual(alreadyUsed);
    expect((await refresh(second.refresh_token)).body).toEqual(notFound);
  });

  it('does not make its minute longer by coming again', async () => {
    const { refresh_token: first } = await newSession();
    const second = (await refresh(first)).body;
    await user(second.access_token);
    for (let time = 0; time < 3; time += 1) {
      seconds(20);
      expect((await refresh(first)).status).toBe(200);
    }
    seconds(20);
    expect((await refresh(first)).body).toEqual(alreadyUsed);
  });

  it('is good for long while nobody has used what replaced it: the answer was lost beside the pitch', async () => {
    const { refresh_token: first } = await newSession();
    await refresh(first);
    wait(3);
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect((await user(second.body.access_token)).status).toBe(200);
    // Another tab woke up with the first.
    seconds(30);
    expect((await refresh(first)).body.refresh_token).toBe(second.body.refresh_token);
    seconds(31);
    expect((await refresh(first)).body).toEqual(alreadyUsed);
  });

  it('counts as followed in every process, wherever the session was used', async () => {
    const other = await serveAccounts(database);
    other.clock.now = clock.now;
    const { refresh_token: first } = await newSession();
    const second = (await refresh(first)).body;
    expect(await other.accounts.authorize(second.access_token)).not.toBeNull();
    seconds(61);
    expect((await refresh(first)).body).toEqual(alreadyUsed);
    await other.app.close();
  });

  it('is not followed by the use of an older access token', async () => {
    const session = await newSession();
    await refresh(session.refresh_token);
    await user(session.access_token);
    seconds(61);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });
});

describe('a thief who copied a refresh token', () => {
  /** Thief and owner renew in turns, ten minutes apart, six times each. */
  async function turns(usesApi: boolean) {
    const { refresh_token: copied } = await newSession();
    const tokens = [copied, copied];
    let refused = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      const { status, body } = await refresh(tokens[turn % 2] ?? '');
      if (status === 200) tokens[turn % 2] = body.refresh_token;
      else refused += 1;
      if (status === 200 && usesApi) await user(body.access_token);
      wait(10 / 1_440);
    }
    return { tokens, refused };
  }

  it('and its owner cannot both go on with the session: it ends when the second of them renews', async () => {
    expect((await turns(true)).refused).toBe(11);
  });

  it('has gained nothing while nobody uses what was given: both hold the same token', async () => {
    const { tokens, refused } = await turns(false);
    expect(refused).toBe(0);
    expect(tokens[0]).toBe(tokens[1]);
  });
});

describe('twenty refreshes at once with one token', () => {
  it('all get the same new token, and the session lives', async () => {
    const { refresh_token: first } = await newSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const given = new Set(answers.map(({ body }) => body.refresh_token));
    expect(given.size).toBe(1);
    const [second = ''] = given;
    expect(second).not.toBe(first);
    for (const { body } of answers) expect((await user(body.access_token)).status).toBe(200);
    expect(await nextToken(second)).not.toBe(second);
  });

  it('in two processes as in one', async () => {
    const other = await serveAccounts(database);
    const { refresh_token: first } = await newSession();
    const processes = [refresh, other.refresh];
    const answers = await Promise.all(Array.from({ length: 10 }, () => processes.map((ask) => ask(first))).flat());
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    await other.app.close();
  });
});

it('decides by what the refresh before it has left, not by what it saw while that was under way', async () => {
  const { refresh_token: first, user: account } = await newSession();
  const earlier = await database.pool.connect();
  await earlier.query('begin');
  await earlier.query('update internal.auth_sessions set refresh_count = 2 where account_id = $1', [account.id]);
  const later = refresh(first);
  // Not asked by the earlier one: within a transaction the list of connections stays as it was first read.
  const waiting = () =>
    database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  await earlier.query('commit');
  earlier.release();
  expect((await later).body).toEqual(alreadyUsed);
});

describe('is refused', () => {
  it('with a token made with another secret, which harms nobody', async () => {
    const { refresh_token: token } = await newSession();
    const claim = readRefreshToken(token);
    if (claim === null) throw new Error('no claim');
    for (const count of [0, 1, 5]) {
      const forged = writeRefreshToken({ ...claim, count }, newSessionSecret());
      expect((await refresh(forged)).body).toEqual(notFound);
    }
    await nextToken(token);
  });

  it("with the account's id exchanged for another's", async () => {
    const [mine, theirs] = [await newSession(), await newSession()];
    const bytes = Buffer.from(mine.refresh_token, 'base64url');
    Buffer.from(theirs.user.id.replaceAll('-', ''), 'hex').copy(bytes, 1);
    expect((await refresh(bytes.toString('base64url'))).body).toEqual(notFound);
  });

  it.each(['x', 'null', 'A'.repeat(92), 'A'.repeat(512), '💥'])('with %j', async (token) => {
    expect(await refresh(token)).toMatchObject({ status: 400, body: notFound });
  });
});

describe('a session that nobody used for 60 days', () => {
  it('has ended, and one used on the sixtieth has not', async () => {
    const [idle, used] = [await newSession(), await newSession()];
    wait(60);
    const renewed = await nextToken(used.refresh_token);
    clock.now = new Date(clock.now.getTime() + 1);
    expect((await refresh(idle.refresh_token)).body).toEqual(notFound);
    wait(59);
    await nextToken(renewed);
  });

  it('is swept away, with no harm to the others', async () => {
    const idle = await newSession();
    wait(31);
    const fresh = await newSession();
    wait(30);
    await cleanUpAuth(database.db, clock.now);
    const { rows } = await database.pool.query<{ account_id: string }>('select account_id from internal.auth_sessions');
    expect(rows.map((row) => row.account_id)).toEqual([fresh.user.id]);
    expect((await refresh(idle.refresh_token)).body).toEqual(notFound);
    await nextToken(fresh.refresh_token);
  });
});

it('goes on after the database went back to a backup in which the token was not yet given out', async () => {
  const { refresh_token: first, user: account } = await newSession();
  const second = await nextToken(first);
  const third = await nextToken(second);
  await database.pool.query('update internal.auth_sessions set refresh_count = 0 where account_id = $1', [account.id]);
  const fourth = await nextToken(third);
  expect((await refresh(first)).body).toEqual(alreadyUsed);
  expect((await refresh(fourth)).body).toEqual(notFound);
});
