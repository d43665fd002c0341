import { QueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { syncKeyedValues } from './keyed-values.ts';

type Synced = { readonly key: string; readonly value: unknown; readonly keepalive: boolean | undefined };

const ROUND = 30_000;
const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });

/** The copies of a device that shows this profile and nothing else. */
function device(answer: () => Promise<unknown> = async () => ({ success: true })) {
  const queries = new QueryClient();
  queries.setQueryData(['profile'], { display_name: 'Noa' });
  const synced: Synced[] = [];
  const client = {
    call: async (_name: string, { body }: { body: { key: string; value: unknown } }, extras: { keepalive?: boolean }) => {
      synced.push({ key: body.key, value: body.value, keepalive: extras.keepalive });
      return answer();
    },
  } as unknown as Client;
  onTestFinished(syncKeyedValues(client, queries));
  return { queries, synced };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the copies at the server', () => {
  it('of the profile and the numbers go out every 30 seconds, when they have changed', async () => {
    const { queries, synced } = device();
    await vi.advanceTimersByTimeAsync(ROUND - 1);
    expect(synced).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(synced).toEqual([{ key: 'userProfile', value: { display_name: 'Noa' }, keepalive: false }]);
    await vi.advanceTimersByTimeAsync(3 * ROUND);
    expect(synced).toHaveLength(1);
    queries.setQueryData(['stats'], { tokens: 5 });
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(synced.at(-1)).toEqual({ key: 'userStats', value: { tokens: 5 }, keepalive: false });
  });

  it('that do not arrive are tried three times more, and again once they have changed', async () => {
    const { queries, synced } = device(() => Promise.reject(lost));
    await vi.advanceTimersByTimeAsync(10 * ROUND);
    expect(synced).toHaveLength(4);
    queries.setQueryData(['profile'], { display_name: 'Kim' });
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(synced).toHaveLength(5);
  });

  it('go out with the page when it is left, in a request that outlives it', async () => {
    const { synced } = device();
    globalThis.dispatchEvent(new PageTransitionEvent('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(synced).toEqual([{ key: 'userProfile', value: { display_name: 'Noa' }, keepalive: true }]);
  });
});
