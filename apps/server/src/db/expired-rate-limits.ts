import { lt } from 'drizzle-orm';
import type { Database } from './open-postgres-pool.ts';
import { rateLimits } from './schema/index.ts';

/** Removes the counters of limits that have run out. */
export async function forgetExpiredLimits(database: Database, now: Date): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
