import { and, desc, eq, getTableColumns, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { playerCollection, practiceSessions, tokenLedger, users } from '../../db/schema/index.ts';
import { writeLedgerEntry, type LedgerEntry, type LedgerRow } from '../../db/token-ledger.ts';
import type { MomentCursor } from '../../pagination-cursor.ts';

export { lockPlayer, readPlayer } from '../../db/read-and-lock-player.ts';
export type ItemRow = typeof playerCollection.$inferSelect;

/** All that a player has of one reward. */
export type Owned = {
  readonly rewardId: string;
  readonly count: number;
  readonly firstObtainedAt: Date;
  readonly obtainedAt: Date;
};

const insertItem = prepared(
  'rewards_insert_item',
  Object.keys(getTableColumns(playerCollection)) as (keyof ItemRow)[],
  (database, row) => database.insert(playerCollection).values(row),
);

const updateTokens = prepared('rewards_update_tokens', ['tokens', 'updatedAt', 'playerId'], (database, values) =>
  database
    .update(users)
    .set({ tokens: values.tokens, updatedAt: values.updatedAt })
    .where(eq(users.id, values.playerId)),
);

/** Writes what was in a pack, the tokens it cost and what the player has left. */
export async function writePack(
  transaction: Transaction,
  playerId: string,
  item: Omit<ItemRow, 'playerId'>,
  spent: LedgerEntry,
  tokens: number,
): Promise<void> {
  await insertItem(transaction, { ...item, playerId });
  await writeLedgerEntry(transaction, playerId, spent);
  await updateTokens(transaction, { playerId, tokens, updatedAt: item.obtainedAt });
}

const selectOwned = prepared('rewards_select_owned', ['playerId'], (database, { playerId }) =>
  database
    .select({
      rewardId: playerCollection.rewardId,
      count: sql`count(*)`.mapWith(Number),
      firstObtainedAt: sql`min(${playerCollection.obtainedAt})`.mapWith(playerCollection.obtainedAt),
      obtainedAt: sql`max(${playerCollection.obtainedAt})`.mapWith(playerCollection.obtainedAt),
    })
    .from(playerCollection)
    .where(eq(playerCollection.playerId, playerId))
    .groupBy(playerCollection.rewardId),
);

/** What a player has collected, each reward once, in no order. */
export async function readOwned(database: Database | Transaction, playerId: string): Promise<Owned[]> {
  return selectOwned(database, { playerId });
}

/** An entry of the ledger with what it was for. */
export type LedgerLine = Pick<LedgerRow, 'id' | 'amount' | 'reason' | 'createdAt'> & {
  /** Of the session that earned the tokens. */
  readonly drillId: string | null;
  /** What was in the pack that cost them, and its name as the player read it then. */
  readonly rewardId: string | null;
  readonly itemName: string | null;
  /** What the player has now. */
  readonly tokens: number;
  /** The sum of all entries that are newer than the page. */
  readonly newer: number;
};

/** A page of the ledger, newest first, with the sums that its balances follow from: all of one moment. */
export async function listLedger(
  database: Database,
  playerId: string,
  limit: number,
  after: MomentCursor | null,
): Promise<LedgerLine[]> {
  const { amount, createdAt, id, reason } = tokenLedger;
  // `created_at <= x and (…)` rather than a bare OR, so that the index gives the page at once.
  const page = after ? and(lte(createdAt, after.at), or(lt(createdAt, after.at), lt(id, after.id))) : undefined;
  const notInIt = after ? and(gte(createdAt, after.at), or(gt(createdAt, after.at), gte(id, after.id))) : sql`false`;
  return database
    .select({
      id,
      amount,
      reason,
      createdAt,
      drillId: practiceSessions.drillId,
      rewardId: playerCollection.rewardId,
      itemName: playerCollection.itemName,
      tokens: users.tokens,
      newer: sumOfLedger(database, playerId, notInIt),
    })
    .from(tokenLedger)
    .innerJoin(users, eq(users.id, tokenLedger.playerId))
    .leftJoin(
      practiceSessions,
      and(eq(practiceSessions.playerId, tokenLedger.playerId), eq(practiceSessions.id, tokenLedger.ref)),
    )
    .leftJoin(
      playerCollection,
      and(eq(playerCollection.playerId, tokenLedger.playerId), eq(playerCollection.id, tokenLedger.ref)),
    )
    .where(and(eq(tokenLedger.playerId, playerId), page))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

function sumOfLedger(database: Database, playerId: string, which: SQL | undefined): SQL<number> {
  const entries = database
    .select({ sum: sql`sum(${tokenLedger.amount})` })
    .from(tokenLedger)
    .where(and(eq(tokenLedger.playerId, playerId), which));
  return sql`coalesce((${entries}), 0)`.mapWith(Number);
}
