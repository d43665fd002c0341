import { sql } from 'drizzle-orm';
import { fromDrizzle, type ConstructorOptions } from 'pg-boss';
import type { Transaction } from './open-postgres-pool.ts';

/** A transaction in the form in which the job queue takes one: what is queued through it is undone with it. */
export function jobTransaction(transaction: Transaction): NonNullable<ConstructorOptions['db']> {
  return fromDrizzle(transaction, sql);
}
