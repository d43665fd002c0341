import * as argon2 from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { createPasswords, type GuessRules, type HashEngine } from './password-hashing.ts';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const noRules: GuessRules = { allow: async () => {}, countFailure: async () => {} };

/** The real library, watched. */
function watched() {
  return { hash: vi.fn<HashEngine['hash']>(argon2.hash), verify: vi.fn<HashEngine['verify']>(argon2.verify) };
}

it('keeps passwords as argon2id at the cost that OWASP asks for', async () => {
  const passwords = await createPasswords();
  expect(await passwords.hash('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('knows the right password from a wrong one', async () => {
  const passwords = await createPasswords(argon2, cheap);
  const hash = await passwords.hash('secret');
  expect(await passwords.guess('secret', [null, hash], noRules)).toBe(1);
  expect(await passwords.guess('Secret', [hash], noRules)).toBe(-1);
});

it('compares a password exactly as it was given: no blank, case or end of it is left out', async () => {
  const passwords = await createPasswords(argon2, cheap);
  const password = ` Ünusual ${'x'.repeat(240)}! `;
  const hash = await passwords.hash(password);
  expect(await passwords.guess(password, [hash], noRules)).toBe(0);
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -2), password.slice(0, 72), password.normalize('NFD')]) {
    expect(await passwords.guess(other, [hash], noRules)).toBe(-1);
  }
});

it('does the same work for an account that does not exist, and never lets it in', async () => {
  const engine = watched();
  const passwords = await createPasswords(engine, cheap);
  const hash = await passwords.hash('secret');
  await passwords.guess('wrong', [hash], noRules);
  await passwords.guess('wrong', [null], noRules);
  const costs = engine.verify.mock.calls.map(([verified]) => argon2.parseOptions(verified));
  expect(costs).toHaveLength(2);
  expect(costs[1]).toEqual(costs[0]);
  expect(engine.verify.mock.calls[1]?.[0]).not.toBe(hash);
});

it('does not let in who guesses the decoy itself', async () => {
  const engine = watched();
  const passwords = await createPasswords(engine, cheap);
  const [decoy = ''] = engine.hash.mock.calls[0] ?? [];
  expect(decoy).not.toBe('');
  expect(await passwords.guess(decoy, [null], noRules)).toBe(-1);
});

it('tells a hash of another cost from one of today', async () => {
  const before = await createPasswords(argon2, cheap);
  const today = await createPasswords(argon2, { ...cheap, timeCost: 2 });
  expect(today.isOutdated(await before.hash('secret'))).toBe(true);
  expect(today.isOutdated(await today.hash('secret'))).toBe(false);
});

describe('guesses sent all at once', () => {
  it('are stopped by the limit as if they came one after another', async () => {
    const passwords = await createPasswords(argon2, cheap);
    const hash = await passwords.hash('secret');
    let failures = 0;
    const rules: GuessRules = {
      allow: async () => {
        if (failures >= 5) throw new Error('enough');
      },
      countFailure: async () => {
        failures += 1;
      },
    };
    const guesses = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.guess('wrong', [hash], rules)));
    const made = guesses.filter((guess) => guess.status === 'fulfilled').length;
    // As many as run side by side may pass between the last look and the next count.
    expect(made).toBeGreaterThanOrEqual(5);
    expect(made).toBeLessThan(5 + 3);
  });

  it('are sent away with a time to come back when too many wait', async () => {
    const { promise: door, resolve: open } = Promise.withResolvers<void>();
    const passwords = await createPasswords(argon2, cheap);
    const held: GuessRules = { ...noRules, allow: () => door };
    const hash = await passwords.hash('secret');
    const guesses = Array.from({ length: 520 }, () => passwords.guess('secret', [hash], held));
    const refused = Promise.allSettled(guesses).then((all) => all.filter((guess) => guess.status === 'rejected'));
    open();
    const reasons = (await refused).map((guess) => guess.reason as unknown);
    expect(reasons.length).toBeGreaterThanOrEqual(17);
    expect(reasons[0]).toMatchObject({ code: 'over_request_rate_limit', retryAfter: 10 });
  });
});
