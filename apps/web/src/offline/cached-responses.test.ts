import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { queryKey } from '../api/index.ts';
import { cachedResponses } from './cached-responses.ts';

const HOUR = 3_600_000;

/** A device: its storage and its clock. */
function device() {
  const kept = new Map<string, string>();
  const clock = { now: Date.parse('2026-06-01T12:00:00Z') };
  const page = new EventTarget();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, clock, page, numbersOf: (player: string) => cachedResponses(player, () => storage, () => clock.now, page) };
}

/** A page on which a player sees these answers. */
function seen({ clock, numbersOf }: ReturnType<typeof device>, player = 'noa'): void {
  const queries = new QueryClient();
  const stop = numbersOf(player).follow(queries);
  queries.setQueryData(queryKey('stats'), { tokens: 148 }, { updatedAt: clock.now });
  queries.setQueryData(queryKey('practice-sessions', 50), [{ result: 31 }], { updatedAt: clock.now });
  queries.setQueryData(queryKey('leaderboard'), ['somebody'], { updatedAt: clock.now });
  stop();
  queries.setQueryData(queryKey('stats'), { tokens: 999 }, { updatedAt: clock.now });
}

/** What the next page shows before it has asked. */
function shown({ numbersOf }: ReturnType<typeof device>, player = 'noa') {
  const queries = new QueryClient();
  numbersOf(player).restore(queries);
  return queries;
}

describe('the last numbers', () => {
  it('are there on the next page, as old as they are, to be asked for anew', () => {
    const phone = device();
    seen(phone);
    const at = phone.clock.now;
    phone.clock.now += 23 * HOUR;
    const queries = shown(phone);
    expect(queries.getQueryData(queryKey('stats'))).toEqual({ tokens: 148 });
    expect(queries.getQueryData(queryKey('practice-sessions', 50))).toEqual([{ result: 31 }]);
    expect(queries.getQueryState(queryKey('stats'))).toMatchObject({ dataUpdatedAt: at, isInvalidated: true });
  });

  it('of a long list are its first two pages: each is asked for anew', () => {
    const phone = device();
    const queries = new QueryClient();
    const stop = phone.numbersOf('noa').follow(queries);
    const pages = [1, 2, 3].map((page) => ({ history: [page], nextCursor: String(page + 1) }));
    queries.setQueryData(queryKey('analyses'), { pages, pageParams: [null, '2', '3'] }, { updatedAt: phone.clock.now });
    stop();
    expect(shown(phone).getQueryData(queryKey('analyses'))).toEqual({ pages: pages.slice(0, 2), pageParams: [null, '2'] });
    expect(queries.getQueryData(queryKey('analyses'))).toMatchObject({ pages });
  });

  it('that come together are written at once, a moment later or as the page goes', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const phone = device();
    const queries = new QueryClient();
    const stop = phone.numbersOf('noa').follow(queries);
    queries.setQueryData(queryKey('stats'), { tokens: 1 }, { updatedAt: phone.clock.now });
    queries.setQueryData(queryKey('stats'), { tokens: 2 }, { updatedAt: phone.clock.now });
    queries.setQueryData(queryKey('profile'), { age: 11 }, { updatedAt: phone.clock.now });
    expect(phone.kept.size).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(shown(phone).getQueryData(queryKey('stats'))).toEqual({ tokens: 2 });
    expect(shown(phone).getQueryData(queryKey('profile'))).toEqual({ age: 11 });
    queries.setQueryData(queryKey('profile'), { age: 12 }, { updatedAt: phone.clock.now });
    phone.page.dispatchEvent(new Event('pagehide'));
    expect(shown(phone).getQueryData(queryKey('profile'))).toEqual({ age: 12 });
    stop();
  });

  it('are not shown any more after 24 hours', () => {
    const phone = device();
    seen(phone);
    phone.clock.now += 24 * HOUR;
    expect(shown(phone).getQueryData(queryKey('stats'))).toBeUndefined();
  });

  it("are the player's own", () => {
    const phone = device();
    seen(phone);
    expect(shown(phone, 'kai').getQueryData(queryKey('stats'))).toBeUndefined();
  });

  it("hold nothing but what the player's own screens show", () => {
    const phone = device();
    seen(phone);
    expect(shown(phone).getQueryData(queryKey('leaderboard'))).toBeUndefined();
  });

  it('are gone when they are cleared', () => {
    const phone = device();
    seen(phone);
    phone.numbersOf('noa').clear();
    expect(phone.kept.size).toBe(0);
  });

  it('take no more than 5 MB', () => {
    const phone = device();
    const queries = new QueryClient();
    const write = () => phone.page.dispatchEvent(new Event('pagehide'));
    phone.numbersOf('noa').follow(queries);
    queries.setQueryData(queryKey('stats'), 'x'.repeat(2 * 1024 * 1024), { updatedAt: phone.clock.now });
    write();
    expect(phone.kept.size).toBe(1);
    queries.setQueryData(queryKey('profile'), 'x'.repeat(1024 * 1024), { updatedAt: phone.clock.now });
    write();
    expect(phone.kept.size).toBe(0);
  });

  it.each(['not json', '{"shape":0,"answers":[]}', '{"shape":1}', '7'])('that are spoilt are left alone: %s', (text) => {
    const phone = device();
    phone.kept.set('touchline.numbers.noa', text);
    expect(shown(phone).getQueryCache().getAll()).toEqual([]);
  });

  it('are not kept where storage is forbidden, and nothing breaks', () => {
    const forbidden = cachedResponses('noa', () => {
      throw new DOMException('Forbidden', 'SecurityError');
    }, () => 0, new EventTarget());
    const queries = new QueryClient();
    forbidden.restore(queries);
    forbidden.follow(queries);
    queries.setQueryData(queryKey('stats'), { tokens: 1 });
    forbidden.clear();
    expect(queries.getQueryData(queryKey('stats'))).toEqual({ tokens: 1 });
  });
});
