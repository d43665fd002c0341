import { createHash } from 'node:crypto';
import type { Limit } from '@touchline/contracts';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fromDriver } from '../db/database-error.ts';
import { createInMemoryRateLimit } from './in-memory-rate-limit.ts';

/** How long a caller has to wait, in whole seconds; 0 when the request may go ahead. */
export type Wait = number;

/** Counts requests in the database, so that every process sees the same counts, unless a limit says otherwise. */
export type Limiter = {
  /** Takes one point of the limit called `name` for this key; at once where the process counts. */
  readonly take: (name: string, key: string, limit: Limit) => Wait | Promise<Wait>;
  /** Looks without taking: for limits that count failures only. */
  readonly look: (name: string, key: string, limit: Limit) => Promise<Wait>;
  /** Forgets what was counted for this key. */
  readonly forget: (name: string, key: string, limit: Limit) => Promise<void>;
};

/** The key of something that the table of counters is no place for, such as a player's email. */
export function hashedKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/** A limiter on the table `internal.rate_limits`. Old rows are removed by the housekeeping job. */
export function createLimiter(pool: Pool): Limiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const takeHere = createInMemoryRateLimit();
  const limiterOf = (name: string, limit: Limit): RateLimiterPostgres => {
    let limiter = limiters.get(name);
    if (limiter === undefined) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        schemaName: 'internal',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit.points,
        duration: limit.seconds,
        inMemoryBlockOnConsumed: limit.points + 1,
      });
      limiters.set(name, limiter);
    }
    return limiter;
  };
  return {
    take: (name, key, limit) =>
      limit.countedBy === 'process' ? takeHere(name, key, limit) : consume(limiterOf(name, limit), key),
    async look(name, key, limit) {
      const counted = await inOurErrors(limiterOf(name, limit).get(key));
      if (counted !== null && isOfAnotherClock(counted, limiterOf(name, limit))) return 0;
      return counted !== null && counted.consumedPoints >= limit.points ? seconds(counted) : 0;
    },
    async forget(name, key, limit) {
      await inOurErrors(limiterOf(name, limit).delete(key));
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string, isAnew = false): Promise<Wait> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw fromDriver(refused);
    if (isAnew || !isOfAnotherClock(refused, limiter)) return seconds(refused);
    await inOurErrors(limiter.delete(key));
    return consume(limiter, key, true);
  }
}

/** By so much the clocks of processes may differ (milliseconds). */
const CLOCKS_DIFFER = 60_000;

/** Nobody waits longer than the limit lasts: the clock was set back since it was counted, and the count begins anew. */
const isOfAnotherClock = ({ msBeforeNext }: RateLimiterRes, { duration }: RateLimiterPostgres): boolean =>
  msBeforeNext > duration * 1000 + CLOCKS_DIFFER;

/** What pg throws itself may quote the row of a counter, and that is somebody's address. */
async function inOurErrors<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw fromDriver(error);
  }
}

function seconds(counted: RateLimiterRes): Wait {
  return Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
}
