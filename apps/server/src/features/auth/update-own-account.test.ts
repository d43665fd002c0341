import { randomUUID } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { createPasswords, type HashEngine } from './password-hashing.ts';
import { cheap, serveAccounts } from './testing/serve-accounts.ts';

const engine = { hash: vi.fn<HashEngine['hash']>(argon2.hash), verify: vi.fn<HashEngine['verify']>(argon2.verify) };
const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, accounts, clock, changeUser, openRecoveryLink, refresh, send, signIn, signUp, user } = await serveAccounts(database, {
  passwords: await createPasswords(engine, cheap),
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let email = '';
let mine: Awaited<ReturnType<typeof signUp>>['body'];
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  await signUp(email, 'left-foot-7', { name: 'Ann', display_name: 'Ann' });
  mine = await openRecoveryLink(email);
});

describe('a new password', () => {
  it('is taken, keeps this session and ends all others', async () => {
    const other = (await signIn(email)).body;
    clock.now = new Date(clock.now.getTime() + 1000);
    const { status, body } = await changeUser(mine.access_token, { password: 'better secret' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...other.user, updated_at: clock.now.toISOString(), identities: [expect.anything()] });
    expect((await refresh(mine.refresh_token)).status).toBe(200);
    expect((await user(other.access_token)).body.code).toBe('session_not_found');
    expect((await refresh(other.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect((await signIn(email)).body.code).toBe('invalid_credentials');
    expect((await signIn(email, 'better secret')).status).toBe(200);
  });

  it('is set without the old one only within an hour of opening a link, by its own session', async () => {
    const refusal = { status: 400, body: { code: 'reauthentication_needed', message: 'Password update requires reauthentication' } };
    const byPassword = (await signIn(email)).body;
    expect(await changeUser(byPassword.access_token, { password: 'better secret' })).toMatchObject(refusal);
    expect(await changeUser(byPassword.access_token, { password: 'better secret', data: { theme: 'night' } })).toMatchObject(refusal);
    expect((await user(byPassword.access_token)).body.user_metadata).not.toHaveProperty('theme');
    clock.now = new Date(clock.now.getTime() + 60 * 60_000);
    const later = (await refresh(mine.refresh_token)).body;
    expect(await changeUser(later.access_token, { password: 'better secret' })).toMatchObject(refusal);
    expect((await changeUser(later.access_token, { data: { theme: 'night' } })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it('is not the old one', async () => {
    const other = (await signIn(email)).body;
    expect(await changeUser(mine.access_token, { password: 'left-foot-7' })).toMatchObject({
      status: 422,
      body: { code: 'same_password', message: 'New password should be different from the old password.' },
    });
    expect((await user(other.access_token)).status).toBe(200);
  });

  it('has six characters or more', async () => {
    expect(await changeUser(mine.access_token, { password: '12345' })).toEqual(
      expect.objectContaining({
        status: 422,
        body: {
          code: 'weak_password',
          message: 'Password should be at least 6 characters.',
          weak_password: { reasons: ['length'] },
        },
      }),
    );
    expect((await changeUser(mine.access_token, { password: '6chars' })).status).toBe(200);
  });

  it('is refused from a session that has ended, also if it ended in this moment', async () => {
    const other = await openRecoveryLink(email);
    engine.hash.mockImplementationOnce(async (password, cost) => {
      const hash = await argon2.hash('mine', cheap);
      await database.pool.query('update internal.accounts set password_hash = $1 where id = $2', [hash, mine.user.id]);
      await database.pool.query('delete from internal.auth_sessions where account_id = $1', [mine.user.id]);
      return argon2.hash(password, cost);
    });
    const late = await changeUser(other.access_token, { password: 'theirs' });
    expect(late).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect((await changeUser(other.access_token, { password: 'theirs' })).body.code).toBe('session_not_found');
    expect((await signIn(email, 'theirs')).body.code).toBe('invalid_credentials');
  });

  it('is compared with the one that stands in this moment, not with the one it was sent for', async () => {
    engine.hash.mockImplementationOnce(async (password, cost) => {
      const hash = await argon2.hash(password, cheap);
      await database.pool.query('update internal.accounts set password_hash = $1 where id = $2', [hash, mine.user.id]);
      return argon2.hash(password, cost);
    });
    expect((await changeUser(mine.access_token, { password: 'theirs' })).body.code).toBe('same_password');
  });

  it('sent twice at once is one change', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => changeUser(mine.access_token, { password: 'better secret' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'same_password')).toHaveLength(4);
    expect((await signIn(email, 'better secret')).status).toBe(200);
  });

  it('and a sign-in with the old one that cross leave no session of the old one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const player = `${round}-${email}`;
      await signUp(player);
      const owner = await openRecoveryLink(player);
      const [changed, ...crossing] = await Promise.all([
        changeUser(owner.access_token, { password: 'better secret' }),
        signIn(player),
        signIn(player),
        signIn(player),
      ]);
      expect(changed.status).toBe(200);
      const renewals = crossing.map(async ({ status, body }) =>
        status === 200 ? (await refresh(body.refresh_token)).body.code : body.code,
      );
      const refusals = ['refresh_token_not_found', 'invalid_credentials'];
      for (const code of await Promise.all(renewals)) expect(refusals).toContain(code);
      expect((await refresh(owner.refresh_token)).status).toBe(200);
    }
  });
});

describe('metadata', () => {
  it('gains what is new, changes what is named, loses what is null, and keeps the rest', async () => {
    await changeUser(mine.access_token, { data: { display_name: 'Annie', theme: 'night', fan: { of: 'no one' } } });
    const { status, body } = await changeUser(mine.access_token, { data: { theme: null, fan: { of: 'Leeds' } } });
    expect(status).toBe(200);
    expect(body.user_metadata).toEqual({ name: 'Ann', display_name: 'Annie', fan: { of: 'Leeds' } });
    expect((await user(mine.access_token)).body.user_metadata).toEqual(body.user_metadata);
    const renewed = await refresh(mine.refresh_token);
    const claims = JSON.parse(
      Buffer.from(renewed.body.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(claims['user_metadata']).toEqual(body.user_metadata);
  });

  it('changes with the password in one go, or not at all', async () => {
    const both = { password: 'better secret', data: { display_name: 'x'.repeat(61) } };
    expect((await changeUser(mine.access_token, both)).body.code).toBe('validation_failed');
    expect((await signIn(email, 'better secret')).body.code).toBe('invalid_credentials');
    expect((await changeUser(mine.access_token, { ...both, data: { display_name: 'Annie' } })).status).toBe(200);
    const { body } = await signIn(email, 'better secret');
    expect(body.user.user_metadata).toMatchObject({ display_name: 'Annie' });
  });

  it.each([
    ['too much of it', { note: 'a'.repeat(2_001) }],
    ['a zero character', { note: 'a\0b' }],
    ['a name that is no text', { name: 7 }],
  ])('with %s is refused', async (_what, data) => {
    expect(await changeUser(mine.access_token, { data })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('is measured with what is there already', async () => {
    expect((await changeUser(mine.access_token, { data: { a: 'x'.repeat(1_500) } })).status).toBe(200);
    expect((await changeUser(mine.access_token, { data: { b: 'x'.repeat(1_500) } })).status).toBe(400);
    expect((await changeUser(mine.access_token, { data: { a: null, b: 'x'.repeat(1_500) } })).status).toBe(200);
  });

  it('changed in two places at once loses nothing', async () => {
    const keys = Array.from({ length: 10 }, (_, number) => `key${number}`);
    await Promise.all(keys.map((key) => changeUser(mine.access_token, { data: { [key]: true } })));
    const { user_metadata } = (await user(mine.access_token)).body;
    expect(Object.keys(user_metadata).toSorted()).toEqual(['display_name', ...keys, 'name'].toSorted());
  });
});

it('the address stays as it is', async () => {
  expect(await changeUser(mine.access_token, { email: `new-${email}` })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
  expect((await changeUser(mine.access_token, { email: email.toUpperCase() })).body.email).toBe(email);
});

it('nothing to change changes nothing but is fine', async () => {
  expect((await changeUser(mine.access_token, {})).body.user_metadata).toEqual({ name: 'Ann', display_name: 'Ann' });
});

it.each([
  [{}, 401, 'no_authorization'],
  [{ token: 'a.b.c' }, 403, 'bad_jwt'],
  [{ token: accounts.anonKey }, 403, 'bad_jwt'],
])('is for who is signed in: %j', async (sent, status, code) => {
  const answer = await send('PUT', '/user', { ...sent, body: { password: 'better secret' } });
  expect(answer).toMatchObject({ status, body: { code } });
});
