import { bigint, integer, text } from 'drizzle-orm/pg-core';
import { internal } from './internal-schema.ts';

/** Counters of the rate limiter, in the columns that rate-limiter-flexible reads and writes. */
export const rateLimits = internal
  .table('rate_limits', {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970; null never expires. */
    expire: bigint({ mode: 'number' }),
  })
  .enableRLS();
