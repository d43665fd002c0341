import { getTableColumns } from 'drizzle-orm';
import type { Transaction } from './open-postgres-pool.ts';
import { prepared } from './prepared-statement.ts';
import { tokenLedger } from './schema/index.ts';

export type LedgerRow = typeof tokenLedger.$inferSelect;

/** Tokens in or out, and why. */
export type LedgerEntry = Omit<LedgerRow, 'playerId'>;

const insertEntry = prepared(
  'token_ledger_insert_entry',
  Object.keys(getTableColumns(tokenLedger)) as (keyof LedgerRow)[],
  (database, row) => database.insert(tokenLedger).values(row),
);

/** Adds an entry to the ledger. The caller holds the player's row locked and changes its tokens by as much. */
export async function writeLedgerEntry(transaction: Transaction, playerId: string, entry: LedgerEntry): Promise<void> {
  await insertEntry(transaction, { ...entry, playerId });
}
