import { describe, expect, it, vi } from 'vitest';
import { createKeys, makeKey, type StoredKey } from './signing-keys.ts';

const start = new Date('2026-03-01T12:00:00Z');
const older = await makeKey(new Date('2026-01-01T00:00:00Z'));
const newer = await makeKey(new Date('2026-02-01T00:00:00Z'));

function setup(stored: StoredKey[]) {
  const clock = { now: start };
  const read = vi.fn<() => Promise<readonly StoredKey[]>>(async () => stored);
  const keys = createKeys(read, () => clock.now);
  const wait = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  return { keys, read, stored, wait };
}

it('signs with the newest key that is not retired, and believes the others too', async () => {
  const { keys } = setup([{ ...newer, retiredAt: start }, older]);
  const set = await keys.current();
  expect(set.signer.id).toBe(older.id);
  expect([...set.publicKeys.keys()]).toEqual([newer.id, older.id]);
});

it('publishes public halves only', async () => {
  const { keys } = setup([newer, older]);
  const { published } = await keys.current();
  expect(published.map((key) => key['kid'])).toEqual([newer.id, older.id]);
  for (const key of published) {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(key).not.toHaveProperty('d');
  }
});

it('reads the keys once a minute, however many ask', async () => {
  const { keys, read, wait } = setup([older]);
  await Promise.all(Array.from({ length: 50 }, () => keys.current()));
  wait(59_000);
  await keys.current();
  expect(read).toHaveBeenCalledTimes(1);
  wait(2_000);
  await Promise.all(Array.from({ length: 50 }, () => keys.current()));
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads them again when the clock was set back', async () => {
  const { keys, read, wait } = setup([older]);
  await keys.current();
  wait(-3_600_000);
  await keys.current();
  expect(read).toHaveBeenCalledTimes(2);
});

describe('an unknown key id', () => {
  it('finds a key that another process made a moment ago', async () => {
    const { keys, stored, wait } = setup([older]);
    await keys.current();
    stored.unshift(newer);
    wait(1_000);
    expect((await keys.currentWith(newer.id)).publicKeys.has(newer.id)).toBe(true);
  });

  it('costs at most one look a second, whoever invents it', async () => {
    const { keys, read, wait } = setup([older]);
    await keys.current();
    wait(1_000);
    await Promise.all(Array.from({ length: 200 }, (_, number) => keys.currentWith(`invented-${number}`)));
    expect(read).toHaveBeenCalledTimes(2);
    await keys.currentWith('one more');
    expect(read).toHaveBeenCalledTimes(2);
    wait(1_000);
    await keys.currentWith('one more');
    expect(read).toHaveBeenCalledTimes(3);
  });
});

it('tries again after the database did not answer', async () => {
  const { keys, read } = setup([older]);
  read.mockRejectedValueOnce(new Error('gone'));
  await expect(keys.current()).rejects.toThrow('gone');
  expect((await keys.current()).signer.id).toBe(older.id);
});

it('says so when every key is retired', async () => {
  const { keys } = setup([{ ...older, retiredAt: start }]);
  await expect(keys.current()).rejects.toThrow('No signing key is in service');
});
