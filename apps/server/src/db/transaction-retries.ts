import { setTimeout as pause } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { DatabaseError } from './database-error.ts';
import type { Database, Transaction } from './open-postgres-pool.ts';

/** PostgreSQL gave up on a transaction because of another one; the same again may well go through. */
const worthAnotherTry: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);
const maxTries = 5;

/**
 * Does `work` in one transaction and gives its result. Undoes everything when `work` throws, and does it anew, up to
 * five times in all, when it collided with another transaction: so `work` must touch nothing but the database.
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(work, config);
    } catch (error) {
      const again = error instanceof DatabaseError && worthAnotherTry.has(error.code) && tries < maxTries;
      if (!again) throw error;
      // PostgreSQL always lets one of those that collide through, so a short step aside is enough.
      await pause(5 * tries);
    }
  }
}
