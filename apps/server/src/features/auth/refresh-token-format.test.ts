import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newSessionSecret, readRefreshToken, writeRefreshToken } from './refresh-token-format.ts';

const claim = { accountId: randomUUID(), sessionId: randomUUID(), count: 70_000 };
const secret = newSessionSecret();
const token = writeRefreshToken(claim, secret);

it('reads back what was written, and knows the secret it was written with', () => {
  const read = readRefreshToken(token);
  expect(read).toMatchObject(claim);
  expect(read?.isGenuine(secret)).toBe(true);
  expect(read?.isGenuine(newSessionSecret())).toBe(false);
});

it('gives the same token for the same claim, and another for another count', () => {
  expect(writeRefreshToken(claim, secret)).toBe(token);
  expect(writeRefreshToken({ ...claim, count: claim.count + 1 }, secret)).not.toBe(token);
});

it('does not believe a token in which a single bit was changed', () => {
  const bytes = Buffer.from(token, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const forged = Buffer.from(bytes);
    const at = bit >> 3;
    forged[at] = (forged[at] ?? 0) ^ (1 << (bit & 7));
    expect(readRefreshToken(forged.toString('base64url'))?.isGenuine(secret) ?? false).toBe(false);
  }
});

it.each(['', 'abc', `${token}=`, `${token}A`, token.slice(1), `${token.slice(0, -1)}*`, ` ${token}`, 'é'.repeat(92)])(
  'does not take %j for a refresh token',
  (text) => {
    expect(readRefreshToken(text)).toBeNull();
  },
);
