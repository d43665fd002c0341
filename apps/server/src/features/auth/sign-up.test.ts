import { authFailures } from '@touchline/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { serveAccounts } from './testing/serve-accounts.ts';

const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, clock, lines, send, signUp, user } = await serveAccounts(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await database.pool.query<Record<string, unknown>>(sql, values)).rows;
}

it('makes the account with its player and signs in at once', async () => {
  const data = { name: 'Ann Smith', display_name: 'Annie', time_zone: 'Europe/London' };
  const { status, body } = await signUp('Ann@example.com', 'left-foot-7', data);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 900, expires_at: clock.now.getTime() / 1000 + 900 });
  expect(body.user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email: 'Ann@example.com',
    email_confirmed_at: clock.now.toISOString(),
    last_sign_in_at: clock.now.toISOString(),
    user_metadata: data,
    app_metadata: { provider: 'email', providers: ['email'] },
  });
  const [player] = await rows('select * from users where id = $1', body.user.id);
  expect(player).toMatchObject({ ...data, email: 'Ann@example.com', tokens: 0, level: 1 });
  expect((await user(body.access_token)).body).toEqual(body.user);
});

it('keeps of the password nothing but its hash, and of the refresh token nothing', async () => {
  const { body } = await signUp('hash@example.com', 'correct horse');
  const kept = JSON.stringify([
    await rows('select * from internal.accounts where id = $1', body.user.id),
    await rows('select * from internal.auth_sessions where account_id = $1', body.user.id),
  ]);
  expect(kept).toContain('$argon2id$');
  expect(kept).not.toContain('correct horse');
  expect(kept).not.toContain(body.refresh_token);
});

describe('of an address that has an account', () => {
  it('is refused, in whatever case it is written', async () => {
    await signUp('bob@example.com');
    const { status, body } = await signUp(' BOB@Example.com ', 'another');
    expect(status).toBe(422);
    expect(body).toEqual({ code: 'user_already_exists', message: 'User already registered' });
  });

  it('leaves one account of twenty asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp('crowd@example.com')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'user_already_exists')).toHaveLength(19);
    expect(await rows(`select id from internal.accounts where email_key = 'crowd@example.com'`)).toHaveLength(1);
    expect(await rows(`select id from users where email = 'crowd@example.com'`)).toHaveLength(1);
    const sessions = 'select 1 from internal.auth_sessions s join internal.accounts a on a.id = s.account_id';
    expect(await rows(`${sessions} where a.email_key = 'crowd@example.com'`)).toHaveLength(1);
  });
});

it('leaves no account behind when the player cannot be written', async () => {
  await rows(`alter table users add constraint nobody_called_broken check (email <> 'broken@example.com')`);
  const { status, body } = await signUp('broken@example.com');
  expect(status).toBe(500);
  expect(body).toEqual({ code: 'unexpected_failure', message: authFailures.unexpected_failure.message });
  expect(await rows(`select id from internal.accounts where email_key = 'broken@example.com'`)).toEqual([]);
  await rows('alter table users drop constraint nobody_called_broken');
  expect((await signUp('broken@example.com')).status).toBe(200);
});

describe('is refused with', () => {
  const good = { email: 'a@example.com', password: 'left-foot-7' };

  it.each([
    ['a short password', { email: 'a@example.com', password: '12345' }, 422, 'weak_password'],
    ['no address', { email: 'example.com', password: 'left-foot-7' }, 400, 'email_address_invalid'],
    ['no password', { email: 'a@example.com' }, 400, 'validation_failed'],
    ['a password beyond all bounds', { email: 'a@example.com', password: 'x'.repeat(257) }, 400, 'validation_failed'],
    ['a phone instead of an address', { phone: '123', password: 'left-foot-7' }, 400, 'validation_failed'],
    ['an object as address', { email: { like: '%' }, password: 'left-foot-7' }, 400, 'validation_failed'],
    ['too much metadata', { ...good, data: { x: 'y'.repeat(3_000) } }, 400, 'validation_failed'],
    ['a zero character', { ...good, data: { x: 'a\0' } }, 400, 'validation_failed'],
    ['nothing', {}, 422, 'anonymous_provider_disabled'],
    ['no JSON', 'email=a@example.com', 400, 'validation_failed'],
  ])('%s', async (_what, body, status, code) => {
    const answer = await send<{ code: string }>('POST', '/signup', {
      body,
      ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
    });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.headers['x-supabase-api-version']).toBe('2024-01-01');
    expect(await rows(`select id from internal.accounts where email_key = 'a@example.com'`)).toEqual([]);
  });

  it('its reason, for a password', async () => {
    expect((await signUp('a@example.com', '12345')).body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    });
  });
});

it.each(['123456', 'password', 'PassWord', 'football', 'liverpool', 'iloveyou', '      ', '\u3000'.repeat(8)])(
  'refuses the password %j, which everybody guesses first',
  async (password) => {
    const { status, body } = await signUp('weak@example.com', password);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['pwned'] } });
    expect(body.message).toContain('easy to guess');
  },
);

it('takes any other password of six characters or more', async () => {
  const passwords = ['two  blanks', 'пароль', '🏆🏆🏆', 'x'.repeat(256), 'a\0b\0c\0', '\ud800'.repeat(6)];
  for (const [number, password] of passwords.entries()) {
    const email = `password${number}@example.com`;
    expect((await signUp(email, password)).status).toBe(200);
    const again = await send('POST', '/token?grant_type=password', { body: { email, password } });
    expect(again.status).toBe(200);
  }
});

it('says nothing of the player in the log', async () => {
  lines.length = 0;
  const { body } = await signUp('quiet@example.com', 'quiet secret', { name: 'Quiet One' });
  await signUp('quiet@example.com', 'quiet secret');
  await send('POST', '/token?grant_type=password', { body: { email: 'quiet@example.com', password: 'quiet guess' } });
  await rows('alter table users rename to users_away');
  expect((await signUp('quiet2@example.com', 'quiet secret')).status).toBe(500);
  await rows('alter table users_away rename to users');
  expect(lines.length).toBeGreaterThan(3);
  const log = lines.join('');
  const told = ['quiet@', 'quiet2@', 'quiet secret', 'quiet guess', 'Quiet One', '$argon2id'];
  for (const secret of [...told, body.access_token, body.refresh_token]) {
    expect(log).not.toContain(secret);
  }
});
