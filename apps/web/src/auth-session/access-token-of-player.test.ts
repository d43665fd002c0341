import { afterEach, expect, it, vi } from 'vitest';
import { accessTokenOfPlayer } from './access-token-of-player.ts';

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub, iat: '?>~' })).replaceAll('+', '-').replaceAll('/', '_')}.signature`;
afterEach(() => vi.useRealTimers());

const answering = (token: string | null) => ({ token: async () => token, renew: async () => token });

it("lets the player's own token through, new or renewed", async () => {
  const own = accessTokenOfPlayer('noa', answering(tokenOf('noa')));
  await expect(own.token()).resolves.toBe(tokenOf('noa'));
  await expect(own.renew()).resolves.toBe(tokenOf('noa'));
});

it('lets nothing be asked in the name of whoever has signed in meanwhile', async () => {
  const own = accessTokenOfPlayer('noa', answering(tokenOf('kai')));
  await expect(own.token()).rejects.toMatchObject({ status: 0 });
  await expect(own.renew()).rejects.toMatchObject({ status: 0 });
});

it('passes on that nobody is signed in', async () => {
  await expect(accessTokenOfPlayer('noa', answering(null)).token()).resolves.toBeNull();
});

it('gives up on a token that does not come within 5 seconds', async () => {
  vi.useFakeTimers();
  const never = { token: () => new Promise<string | null>(() => undefined), renew: async () => null };
  const failed = vi.fn<(error: unknown) => void>();
  void accessTokenOfPlayer('noa', never).token().catch(failed);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 0, code: 'token_late' }));
});
