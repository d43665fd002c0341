import { expect, it } from 'vitest';
import { ownTokens } from './own-session.ts';

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub, iat: '?>~' })).replaceAll('+', '-').replaceAll('/', '_')}.signature`;
const answering = (token: string | null) => ({ token: async () => token, renew: async () => token });

it("lets the player's own token through, new or renewed", async () => {
  const own = ownTokens('noa', answering(tokenOf('noa')));
  await expect(own.token()).resolves.toBe(tokenOf('noa'));
  await expect(own.renew()).resolves.toBe(tokenOf('noa'));
});

it('lets nothing be asked in the name of whoever has signed in meanwhile', async () => {
  const own = ownTokens('noa', answering(tokenOf('kai')));
  await expect(own.token()).rejects.toMatchObject({ status: 0 });
  await expect(own.renew()).rejects.toMatchObject({ status: 0 });
});

it('passes on that nobody is signed in', async () => {
  await expect(ownTokens('noa', answering(null)).token()).resolves.toBeNull();
});
