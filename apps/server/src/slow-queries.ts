import type { FastifyBaseLogger } from 'fastify';
import type { SlowQueries } from './db/drizzle-session.ts';
import { requestId } from './request-context.ts';

export type SlowQueryLog = {
  /** For the database. */
  readonly slow: SlowQueries;
  /** Calls back at each of them. */
  readonly onSlow: (count: () => void) => void;
};

/** Logs statements that take longer than so many milliseconds, with the request that waits for them; 0 logs none. */
export function createSlowQueryLog(milliseconds: number, log: Pick<FastifyBaseLogger, 'warn'>): SlowQueryLog | undefined {
  if (milliseconds === 0) return undefined;
  const counters: (() => void)[] = [];
  return {
    slow: {
      milliseconds,
      onSlow: (query) => {
        log.warn({ ...query, requestId: requestId() }, 'a slow query');
        for (const count of counters) count();
      },
    },
    onSlow: (count) => void counters.push(count),
  };
}
