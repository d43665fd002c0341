import type { StreakMark } from '@touchline/domain';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import { drillExperience, practiceSessions, tokenLedger, users } from '../../db/schema/index.ts';
import type { SessionTotals } from '../../db/session-total-columns.ts';

export { lockPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';

/** A batch of players in the order of their ids. */
export async function readPlayersAfter(database: Database, after: string | null, limit: number): Promise<PlayerRow[]> {
  return database
    .select()
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** A player's sessions that count, as far as totals are made of them. */
export type Counted = StreakMark & {
  readonly drillId: string;
  readonly minutes: number;
  readonly experience: number;
};

export async function readCounted(database: Database | Transaction, playerId: string): Promise<Counted[]> {
  return database
    .select({
      day: practiceSessions.practiceDay,
      offsetMinutes: practiceSessions.offsetMinutes,
      finishedAt: practiceSessions.finishedAt,
      drillId: practiceSessions.drillId,
      minutes: practiceSessions.durationMinutes,
      experience: practiceSessions.experienceGained,
    })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.playerId, playerId), isNull(practiceSessions.unpaid)));
}

/** What the ledger sums up to, and all that ever came in. */
export async function readMoney(database: Database | Transaction, playerId: string): Promise<{ readonly tokens: number; readonly tokensEver: number }> {
  const [row] = await database
    .select({
      tokens: sql`coalesce(sum(${tokenLedger.amount}), 0)`.mapWith(Number),
      tokensEver: sql`coalesce(sum(greatest(${tokenLedger.amount}, 0)), 0)`.mapWith(Number),
    })
    .from(tokenLedger)
    .where(eq(tokenLedger.playerId, playerId));
  return row ?? { tokens: 0, tokensEver: 0 };
}

export type DrillTotal = { readonly drillId: string; readonly experiencePoints: number; readonly sessions: number };

export async function readDrillTotals(database: Database | Transaction, playerId: string): Promise<DrillTotal[]> {
  return database
    .select({ drillId: drillExperience.drillId, experiencePoints: drillExperience.experiencePoints, sessions: drillExperience.sessions })
    .from(drillExperience)
    .where(eq(drillExperience.playerId, playerId));
}

export async function replaceDrillTotals(transaction: Transaction, playerId: string, totals: readonly DrillTotal[]): Promise<void> {
  await transaction.delete(drillExperience).where(eq(drillExperience.playerId, playerId));
  if (totals.length > 0) await transaction.insert(drillExperience).values(totals.map((total) => ({ ...total, playerId })));
}

/** The caller holds the player's row locked. */
export async function updateTotals(transaction: Transaction, playerId: string, totals: SessionTotals): Promise<PlayerRow> {
  const [row] = await transaction.update(users).set(totals).where(eq(users.id, playerId)).returning();
  if (row === undefined) throw new Error('the caller does not hold the player');
  return row;
}
