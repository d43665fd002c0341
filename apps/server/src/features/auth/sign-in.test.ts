import { randomUUID } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { createPasswords, type HashEngine } from './password-hashing.ts';
import { cheap, serveAccounts, type Browser } from './testing/serve-accounts.ts';

const engine = { hash: vi.fn<HashEngine['hash']>(argon2.hash), verify: vi.fn<HashEngine['verify']>(argon2.verify) };
const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, clock, send, signIn, signUp, user } = await serveAccounts(database, {
  passwords: await createPasswords(engine, cheap),
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** A player whom no other test knows. */
async function newPlayer(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  expect((await signUp(email)).status).toBe(200);
  return email;
}

/** An address from which nobody else has called: those of one test share nothing. */
let block = 0;
beforeEach(() => {
  block += 1;
});
const addressOf = (number: number) => `10.${block}.0.${number}`;

it('opens a session of its own for the right password', async () => {
  const email = await newPlayer();
  clock.now = new Date('2026-03-02T08:00:00Z');
  const first = await signIn(email);
  const second = await signIn(email.toUpperCase());
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
  expect(second.body.user).toMatchObject({ email, last_sign_in_at: '2026-03-02T08:00:00.000Z' });
  expect((await user(first.body.access_token)).body.id).toBe(second.body.user.id);
});

describe('an address without an account', () => {
  it('is answered like a wrong password, after the same work', async () => {
    const email = await newPlayer();
    engine.verify.mockClear();
    const wrong = await signIn(email, 'wrong');
    const unknown = await signIn(`nobody-${email}`, 'wrong');
    expect(wrong.status).toBe(400);
    expect(unknown.status).toBe(400);
    expect(unknown.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(unknown.body).toEqual(wrong.body);
    const costs = engine.verify.mock.calls.map(([hash]) => argon2.parseOptions(hash));
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });

  it('has its limit too, so that the limit does not tell', async () => {
    const email = `nobody-${randomUUID()}@example.com`;
    for (let guess = 0; guess < 10; guess += 1) expect((await signIn(email, 'wrong')).status).toBe(400);
    expect((await signIn(email, 'wrong')).status).toBe(429);
  });
});

describe('ten wrong passwords for an account', () => {
  it('close it to the address that guessed, with the time to wait in minutes, and to nobody else', async () => {
    const [email, other] = [await newPlayer(), await newPlayer()];
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(email, 'wrong', addressOf(1))).status).toBe(400);
    }
    engine.verify.mockClear();
    for (const password of ['wrong', 'left-foot-7']) {
      const { status, headers, body } = await signIn(email, password, addressOf(1));
      expect({ status, body }).toEqual({
        status: 429,
        body: { code: 'over_request_rate_limit', message: 'Request rate limit reached. Try again in 15 minutes.' },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(890);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    }
    expect(engine.verify).not.toHaveBeenCalled();
    expect((await signIn(other, 'left-foot-7', addressOf(1))).status).toBe(200);
    expect((await signIn(email, 'left-foot-7', addressOf(2))).status).toBe(200);
  });

  it('of strangers close it to no device that has signed in before, wherever they come from', async () => {
    const email = await newPlayer();
    const phone: Browser = new Map();
    expect((await signIn(email, 'left-foot-7', addressOf(1), phone)).status).toBe(200);
    for (let guess = 0; guess < 12; guess += 1) await signIn(email, 'wrong', addressOf(1));
    expect((await signIn(email, 'left-foot-7', addressOf(1))).status).toBe(429);
    expect((await signIn(email, 'left-foot-7', addressOf(1), phone)).status).toBe(200);
  });

  it('of such a device close it to this device alone', async () => {
    const email = await newPlayer();
    const [phone, laptop]: Browser[] = [new Map(), new Map()];
    for (const device of [phone, laptop]) await signIn(email, 'left-foot-7', addressOf(1), device);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(email, 'wrong', addressOf(guess), phone)).status).toBe(400);
    }
    expect((await signIn(email, 'left-foot-7', addressOf(99), phone)).status).toBe(429);
    expect((await signIn(email, 'left-foot-7', addressOf(1), laptop)).status).toBe(200);
    expect((await signIn(email, 'left-foot-7', addressOf(1))).status).toBe(200);
  });

  it('are not escaped with the cookie of another account, or a changed one', async () => {
    const [email, own] = [await newPlayer(), await newPlayer()];
    const browser: Browser = new Map();
    await signIn(own, 'left-foot-7', addressOf(1), browser);
    const [[name, value] = ['', '']] = [...browser];
    expect(name).toMatch(/^device-[0-9a-f]{16}$/);
    const known: Browser = new Map();
    await signIn(email, 'left-foot-7', addressOf(1), known);
    const [foreign = ''] = known.keys();
    const forged: Browser = new Map([[foreign, value], [name, `x${value}`]]);
    for (let guess = 0; guess < 10; guess += 1) await signIn(email, 'wrong', addressOf(1), new Map(forged));
    expect((await signIn(email, 'left-foot-7', addressOf(1), new Map(forged))).status).toBe(429);
  });

  it('close it to strangers from everywhere after a hundred', async () => {
    const email = await newPlayer();
    const phone: Browser = new Map();
    await signIn(email, 'left-foot-7', addressOf(200), phone);
    for (let guess = 0; guess < 100; guess += 1) {
      expect((await signIn(email, 'wrong', addressOf(guess))).status).toBe(400);
    }
    expect((await signIn(email, 'left-foot-7', addressOf(150))).status).toBe(429);
    expect((await signIn(email, 'left-foot-7', addressOf(200), phone)).status).toBe(200);
  });

  it('are counted from the last success on', async () => {
    const email = await newPlayer();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) {
        expect((await signIn(email, 'wrong', addressOf(round))).status).toBe(400);
      }
      expect((await signIn(email, 'left-foot-7', addressOf(round))).status).toBe(200);
    }
  });

  it('are not outrun by guessing all at once', async () => {
    const email = await newPlayer();
    const guesses = Array.from({ length: 60 }, () => signIn(email, 'wrong', addressOf(1)));
    const answers = await Promise.all(guesses);
    const guessed = answers.filter(({ status }) => status === 400).length;
    expect(guessed).toBeGreaterThanOrEqual(10);
    expect(guessed).toBeLessThan(10 + 3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - guessed);
  });

  it('are forgiven when their time is over', async () => {
    const email = await newPlayer();
    for (let guess = 0; guess < 11; guess += 1) await signIn(email, 'wrong', addressOf(1));
    expect((await signIn(email, 'left-foot-7', addressOf(1))).status).toBe(429);
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000 + 1);
    try {
      expect((await signIn(email, 'left-foot-7', addressOf(1))).status).toBe(200);
    } finally {
      later.mockRestore();
    }
  });
});

describe('one network address', () => {
  it('is not closed to a school by a hundred wrong passwords, but to strangers by a thousand', async () => {
    const [email, known] = [await newPlayer(), await newPlayer()];
    const phone: Browser = new Map();
    await signIn(known, 'left-foot-7', addressOf(1), phone);
    const guess = async (number: number) =>
      expect((await signIn(`nobody-${number}-${email}`, 'wrong', addressOf(1))).status).toBe(400);
    for (let number = 0; number < 100; number += 1) await guess(number);
    expect((await signIn(email, 'left-foot-7', addressOf(1))).status).toBe(200);
    for (let number = 100; number < 1_000; number += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, at) => guess(number + at)));
    }
    const { status, headers } = await signIn(email, 'left-foot-7', addressOf(1));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(email, 'left-foot-7', addressOf(2))).status).toBe(200);
    expect((await signIn(known, 'left-foot-7', addressOf(1), phone)).status).toBe(200);
  });

  it('lets a whole school in: right passwords are not counted', async () => {
    const email = await newPlayer();
    for (let player = 0; player < 150; player += 1) {
      expect((await signIn(email, 'left-foot-7', addressOf(1))).status).toBe(200);
    }
  });

  it('is the whole /64 of a caller with IPv6', async () => {
    const email = await newPlayer();
    const v6 = (host: number) => `2001:db8:${block}:1::${host.toString(16)}`;
    for (let guess = 0; guess < 10; guess += 1) await signIn(email, 'wrong', v6(guess));
    expect((await signIn(email, 'left-foot-7', v6(0xffff))).status).toBe(429);
    expect((await signIn(email, 'left-foot-7', `2001:db8:${block}:2::1`)).status).toBe(200);
  });
});

describe('a hash made at an older cost', () => {
  const outdated = { ...cheap, timeCost: 3 };

  async function readHash(email: string): Promise<string> {
    const sql = 'select password_hash from internal.accounts where email_key = $1';
    return (await database.pool.query<{ password_hash: string }>(sql, [email])).rows[0]?.password_hash ?? '';
  }

  async function keepHash(email: string, hash: string): Promise<void> {
    await database.pool.query('update internal.accounts set password_hash = $1 where email_key = $2', [hash, email]);
  }

  it('is made anew for the right password, once', async () => {
    const email = await newPlayer();
    const old = await argon2.hash('left-foot-7', outdated);
    await keepHash(email, old);
    expect((await signIn(email, 'wrong')).status).toBe(400);
    expect(await readHash(email)).toBe(old);
    expect((await signIn(email)).status).toBe(200);
    const renewed = await readHash(email);
    expect(argon2.parseOptions(renewed)).toMatchObject(cheap);
    expect((await signIn(email)).status).toBe(200);
    expect(await readHash(email)).toBe(renewed);
  });

  it('does not come back over a password that was changed meanwhile', async () => {
    const email = await newPlayer();
    const changed = await argon2.hash('another', cheap);
    await keepHash(email, await argon2.hash('left-foot-7', outdated));
    engine.hash.mockImplementationOnce(async (password, cost) => {
      await keepHash(email, changed);
      return argon2.hash(password, cost);
    });
    expect((await signIn(email)).body.code).toBe('invalid_credentials');
    expect(await readHash(email)).toBe(changed);
  });

  it('that another sign-in has just made anew keeps nobody out', async () => {
    const email = await newPlayer();
    await keepHash(email, await argon2.hash('left-foot-7', outdated));
    const [one, two] = await Promise.all([signIn(email), signIn(email)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    engine.hash.mockImplementationOnce(async (password, cost) => {
      await keepHash(email, await argon2.hash(password, cheap));
      return argon2.hash(password, cost);
    });
    await keepHash(email, await argon2.hash('left-foot-7', outdated));
    expect((await signIn(email)).status).toBe(200);
  });
});

it('with a password that was changed while it was checked is refused, and opens nothing', async () => {
  const email = await newPlayer();
  const sessions = async () =>
    (
      await database.pool.query(
        'select 1 from internal.auth_sessions s join internal.accounts a on a.id = s.account_id where email_key = $1',
        [email],
      )
    ).rowCount;
  const before = await sessions();
  engine.verify.mockImplementationOnce(async (hash, password) => {
    const right = await argon2.verify(hash, password);
    const changed = await argon2.hash('another', cheap);
    await database.pool.query('update internal.accounts set password_hash = $1 where email_key = $2', [changed, email]);
    return right;
  });
  expect((await signIn(email)).body.code).toBe('invalid_credentials');
  expect(await sessions()).toBe(before);
  expect((await signIn(email, 'another')).status).toBe(200);
});

it.each([
  ['password', {}, 'validation_failed'],
  ['password', { email: 'a@example.com' }, 'validation_failed'],
  ['password', { email: '', password: 'left-foot-7' }, 'validation_failed'],
  ['password', { email: 'a@example.com', password: { $ne: '' } }, 'validation_failed'],
  ['refresh_token', {}, 'validation_failed'],
  ['pkce', { auth_code: 'x', code_verifier: 'y' }, 'unsupported_grant_type'],
  ['', {}, 'unsupported_grant_type'],
])('refuses the grant %j with the body %j', async (grant, body, code) => {
  const answer = await send<{ code: string }>('POST', `/token?grant_type=${grant}`, { body });
  expect(answer).toMatchObject({ status: 400, body: { code } });
});
