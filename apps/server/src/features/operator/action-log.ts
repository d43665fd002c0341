import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import type { MomentCursor } from '../../pagination-cursor.ts';
import * as actionRepo from './action-repo.ts';

type Details = Readonly<Record<string, string | number | boolean | null>>;
export type Act = { readonly action: string; readonly subject?: string; readonly details?: Details };

export type Actions = ReturnType<typeof createActions>;

/** The log of what an operator does. */
export function createActions(database: Database, operator: string, now: () => Date) {
  const rowOf = ({ action, subject, details = {} }: Act) => ({
    id: uuidv7(),
    at: now(),
    operator,
    action,
    subject: subject ?? null,
    details,
  });
  return {
    /** Does something and notes it, both or neither; what is noted may follow from what was done. */
    noted: <T>(act: Act | ((done: T) => Act), work: (transaction: Transaction) => Promise<T>): Promise<T> =>
      inTransaction(database, async (transaction) => {
        const done = await work(transaction);
        await actionRepo.addAction(transaction, rowOf(typeof act === 'function' ? act(done) : act));
        return done;
      }),
    /** Notes something with the transaction that does it. */
    add: (transaction: Transaction, act: Act): Promise<void> => actionRepo.addAction(transaction, rowOf(act)),
    /** Notes what was looked at, or done outside the database. */
    note: (act: Act): Promise<void> => actionRepo.addAction(database, rowOf(act)),
    /** The latest first, before the one that is named. */
    list: (limit: number, before: MomentCursor | null) => actionRepo.listActions(database, limit, before),
  };
}
