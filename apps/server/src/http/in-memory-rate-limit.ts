import type { Limit } from '@touchline/contracts';

/** More callers than that in one window are not told apart any more: the counts begin anew. */
const MOST_KEYS = 100_000;

/** Counts requests in this process's memory. Gives how many seconds a caller has to wait, 0 when there is no need. */
export function createInMemoryRateLimit(now: () => number = () => performance.now()) {
  const windows = new Map<string, { ends: number; readonly counts: Map<string, number> }>();
  return (name: string, key: string, limit: Limit): number => {
    const time = now();
    let window = windows.get(name);
    if (window === undefined || window.ends <= time || window.counts.size >= MOST_KEYS) {
      window = { ends: time + limit.seconds * 1_000, counts: new Map() };
      windows.set(name, window);
    }
    const count = (window.counts.get(key) ?? 0) + 1;
    window.counts.set(key, count);
    return count > limit.points ? Math.max(1, Math.ceil((window.ends - time) / 1_000)) : 0;
  };
}
