import type { Client } from '@touchline/contracts/client';
import { ApiError } from '@touchline/contracts/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from '../store/emitter-and-store.ts';
import { syncDeviceValues } from './device-value-sync.ts';

const ROUND = 30_000;
const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });

interface Kept {
  readonly value: unknown;
  readonly updated_at: string;
}

/** The server's place for one key: the later change stays, as `apps/server/src/features/storage` has it. */
function place() {
  const server = { there: null as Kept | null, online: true, told: [] as unknown[], keepalive: [] as unknown[], looks: 0 };
  const call = async (name: string, { body }: { body?: Kept & { key: string } }, extras?: { keepalive: boolean }) => {
    if (name === 'listStorage') server.looks += 1;
    else {
      server.told.push(body?.value);
      server.keepalive.push(extras?.keepalive);
    }
    if (!server.online) throw lost;
    if (name === 'listStorage') return { success: true, data: server.there === null ? [] : [{ key: 'userProfile', ...server.there }] };
    const kept = server.there === null || server.there.updated_at <= (body?.updated_at ?? '');
    if (kept && body !== undefined) server.there = { value: body.value, updated_at: body.updated_at };
    return { success: true, kept, updated_at: server.there?.updated_at };
  };
  return { server, client: { call } as unknown as Client };
}

/** A device of a player that has this value; each has a storage of its own. */
function device(client: Client, value: unknown, playerId: string) {
  const own = createStore<unknown>(value);
  const stop = syncDeviceValues(client, playerId, [
    { key: 'userProfile', read: own.get, take: own.set, subscribe: own.subscribe },
  ]);
  onTestFinished(stop);
  return { own, stop };
}

const rounds = (count: number) => vi.advanceTimersByTimeAsync(count * ROUND);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a value that is born on a device', () => {
  it('is told within 30 seconds and once, and again when it has changed', async () => {
    const { server, client } = place();
    const { own } = device(client, 'night', 'noa');
    await rounds(1);
    expect(server.told).toEqual(['night']);
    await rounds(3);
    expect(server.told).toHaveLength(1);
    own.set('day');
    await rounds(1);
    expect(server.told).toEqual(['night', 'day']);
  });

  it('is read on a second device, whose beginnings do not take its place', async () => {
    const { server, client } = place();
    device(client, { theme: 'night', sound: false }, 'noa');
    await rounds(1);
    const second = device(client, { theme: 'system' }, 'noa-on-her-tablet');
    await vi.advanceTimersByTimeAsync(0);
    // The database gives the names in an order of its own.
    expect(second.own.get()).toEqual({ sound: false, theme: 'night' });
    await rounds(3);
    expect(server.told).toHaveLength(1);
  });

  it('comes to a device that was open before when the player comes back to it', async () => {
    const { client } = place();
    const first = device(client, 'night', 'noa');
    await rounds(1);
    const second = device(client, 'system', 'noa-on-her-tablet');
    await vi.advanceTimersByTimeAsync(1_000);
    second.own.set('day');
    await rounds(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(first.own.get()).toBe('night');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(first.own.get()).toBe('day');
  });

  it('that another device changed later than this one, without a connection, gives way', async () => {
    const { server, client } = place();
    const first = device(client, 'night', 'noa');
    await rounds(1);
    server.online = false;
    first.own.set('dusk');
    await vi.advanceTimersByTimeAsync(1_000);
    server.there = { value: 'day', updated_at: new Date().toISOString() };
    server.online = true;
    await rounds(1);
    expect(first.own.get()).toBe('day');
    expect(server.there.value).toBe('day');
  });

  it('that this device changed later is told with what of the other must not be lost', async () => {
    const { server, client } = place();
    server.there = { value: ['theirs'], updated_at: '2026-06-01T12:00:10.000Z' };
    server.online = false;
    const own = createStore<readonly string[]>([]);
    const merge = (value: unknown): void => own.set([...own.get(), ...(value as string[])]);
    const shared = { key: 'userProfile', read: own.get, take: () => undefined, merge, subscribe: own.subscribe } as const;
    onTestFinished(syncDeviceValues(client, 'noa', [shared]));
    await vi.advanceTimersByTimeAsync(20_000);
    own.set(['ours']);
    server.online = true;
    await rounds(2);
    expect(server.there?.value).toEqual(['ours', 'theirs']);
  });

  it('that another device left while this one stays open is not told over either', async () => {
    const { server, client } = place();
    const own = createStore<readonly string[]>(['ours']);
    const merge = (value: unknown): void => own.set([...new Set([...own.get(), ...(value as string[])])]);
    const shared = { key: 'userProfile', read: own.get, take: () => undefined, merge, subscribe: own.subscribe } as const;
    onTestFinished(syncDeviceValues(client, 'noa', [shared]));
    await rounds(1);
    server.there = { value: ['ours', 'theirs'], updated_at: new Date().toISOString() };
    await vi.advanceTimersByTimeAsync(1_000);
    own.set(['ours', 'ours too']);
    await rounds(1);
    expect(server.there.value).toEqual(['ours', 'ours too', 'theirs']);
  });

  it('changed without a connection goes out when there is one, after four tries when something else has changed', async () => {
    const { server, client } = place();
    const { own } = device(client, 'night', 'noa');
    await rounds(1);
    server.online = false;
    own.set('day');
    await rounds(10);
    expect(server.told).toHaveLength(5);
    server.online = true;
    own.set('dusk');
    await rounds(1);
    expect(server.there?.value).toBe('dusk');
  });

  it('of a device that could not look first waits: it is not told blindly', async () => {
    const { server, client } = place();
    server.there = { value: 'day', updated_at: '2026-06-01T11:00:00.000Z' };
    server.online = false;
    const { own } = device(client, 'system', 'noa');
    await rounds(2);
    globalThis.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(server.told).toEqual([]);
    server.online = true;
    await rounds(1);
    expect(own.get()).toBe('day');
  });

  it('goes out with the page when it is left, in a request that outlives it', async () => {
    const { server, client } = place();
    const { own } = device(client, 'night', 'noa');
    await rounds(1);
    own.set('day');
    globalThis.dispatchEvent(new PageTransitionEvent('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.told.at(-1)).toBe('day');
    expect(server.keepalive).toEqual([false, true]);
  });

  it('is neither told nor read once it has ended, and nothing of it is left running', async () => {
    const { server, client } = place();
    const { own, stop } = device(client, 'night', 'noa');
    await rounds(1);
    stop();
    const { looks } = server;
    own.set('day');
    globalThis.dispatchEvent(new PageTransitionEvent('pagehide'));
    document.dispatchEvent(new Event('visibilitychange'));
    await rounds(3);
    expect(server.told).toEqual(['night']);
    expect(server.looks).toBe(looks);
    expect(vi.getTimerCount()).toBe(0);
  });
});
