import type { PracticeDay, StreakMark } from '@touchline/domain';
import { and, asc, desc, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { drillExperience, drills, practiceSessions, tokenLedger, users } from '../../db/schema/index.ts';

/** A player's row as a session's transaction reads it. */
export type PlayerRow = typeof users.$inferSelect;
export type SessionRow = typeof practiceSessions.$inferSelect;
export type NewSession = typeof practiceSessions.$inferInsert;
export type LedgerEntry = typeof tokenLedger.$inferInsert;
export type Totals = Partial<typeof users.$inferInsert>;

/** Where a page of sessions goes on: after this session. */
export type SessionCursor = { readonly finishedAt: Date; readonly id: string };

export async function readPlayer(database: Database, playerId: string): Promise<PlayerRow | undefined> {
  const [row] = await database.select().from(users).where(eq(users.id, playerId));
  return row;
}

/** Reads the player and holds the row until the transaction ends: one write of a player at a time. */
export async function lockPlayer(transaction: Transaction, playerId: string): Promise<PlayerRow | undefined> {
  const [row] = await transaction.select().from(users).where(eq(users.id, playerId)).for('update');
  return row;
}

export type BeforeSave = {
  /** Sessions and minutes of the practice day. */
  readonly sessions: number;
  readonly minutes: number;
  /** The latest result of the drill up to the moment. */
  readonly previousResult: number | null;
  /** How often the drill was done, at any time. */
  readonly drillSessions: number;
};

/** What a new session has to know of those before it. */
export async function readBeforeSave(
  transaction: Transaction,
  playerId: string,
  at: { readonly practiceDay: PracticeDay; readonly drillId: string; readonly finishedAt: Date },
): Promise<BeforeSave> {
  const day = and(eq(practiceSessions.playerId, playerId), eq(practiceSessions.practiceDay, at.practiceDay));
  const previous = transaction
    .select({ result: practiceSessions.result })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.playerId, playerId),
        eq(practiceSessions.drillId, at.drillId),
        lte(practiceSessions.finishedAt, at.finishedAt),
      ),
    )
    // Of sessions that finished in the same moment the one saved last is the latest.
    .orderBy(desc(practiceSessions.finishedAt), desc(practiceSessions.id))
    .limit(1);
  const done = transaction
    .select({ sessions: drillExperience.sessions })
    .from(drillExperience)
    .where(and(eq(drillExperience.playerId, playerId), eq(drillExperience.drillId, at.drillId)));
  const [row] = await transaction
    .select({
      sessions: sql`count(*)`.mapWith(Number),
      minutes: sql`coalesce(sum(${practiceSessions.durationMinutes}), 0)`.mapWith(Number),
      previousResult: sql<number | null>`(${previous})`,
      drillSessions: sql`(${done})`.mapWith(Number),
    })
    .from(practiceSessions)
    .where(day);
  return row ?? { sessions: 0, minutes: 0, previousResult: null, drillSessions: 0 };
}

/** What the streak is made of: the day, clock and moment of every session. */
export async function readStreakMarks(transaction: Transaction, playerId: string): Promise<StreakMark[]> {
  return transaction
    .select({
      day: practiceSessions.practiceDay,
      offsetMinutes: practiceSessions.offsetMinutes,
      finishedAt: practiceSessions.finishedAt,
    })
    .from(practiceSessions)
    .where(eq(practiceSessions.playerId, playerId));
}

/** Writes the session, its tokens, the drill's XP and the player's new totals. */
export async function writeSession(
  transaction: Transaction,
  playerId: string,
  session: Omit<NewSession, 'playerId'>,
  ledger: readonly Omit<LedgerEntry, 'playerId'>[],
  totals: Totals,
): Promise<{ session: SessionRow; player: PlayerRow }> {
  const [saved] = await transaction
    .insert(practiceSessions)
    .values({ ...session, playerId })
    .returning();
  await transaction.insert(tokenLedger).values(ledger.map((entry) => ({ ...entry, playerId })));
  await transaction
    .insert(drillExperience)
    .values({ playerId, drillId: session.drillId, experiencePoints: session.experienceGained, sessions: 1 })
    .onConflictDoUpdate({
      target: [drillExperience.playerId, drillExperience.drillId],
      set: {
        experiencePoints: sql`${drillExperience.experiencePoints} + excluded.experience_points`,
        sessions: sql`${drillExperience.sessions} + 1`,
      },
    });
  const [player] = await transaction.update(users).set(totals).where(eq(users.id, playerId)).returning();
  // The caller holds the player's row, so both are there.
  if (saved === undefined || player === undefined) throw new Error('the session was not written');
  return { session: saved, player };
}

/** A page of sessions, newest first. */
export async function listSessions(
  database: Database,
  playerId: string,
  limit: number,
  after: SessionCursor | null,
): Promise<SessionRow[]> {
  // `finished_at <= x and (…)` rather than a bare OR, so that the index gives the page at once.
  const page = after
    ? and(
        lte(practiceSessions.finishedAt, after.finishedAt),
        or(lt(practiceSessions.finishedAt, after.finishedAt), lt(practiceSessions.id, after.id)),
      )
    : undefined;
  return database
    .select()
    .from(practiceSessions)
    .where(and(eq(practiceSessions.playerId, playerId), page))
    .orderBy(desc(practiceSessions.finishedAt), desc(practiceSessions.id))
    .limit(limit);
}

/** The catalogue, ordered by name. */
export async function listDrills(database: Database): Promise<(typeof drills.$inferSelect)[]> {
  return database.select().from(drills).orderBy(asc(drills.name));
}

/** Writes the catalogue: new drills are added, changed ones changed; none is removed, sessions point at them. */
export async function writeDrills(database: Database, rows: readonly (typeof drills.$inferInsert)[]): Promise<void> {
  await database
    .insert(drills)
    .values([...rows])
    .onConflictDoUpdate({
      target: drills.id,
      set: {
        name: sql`excluded.name`,
        instructions: sql`excluded.instructions`,
        resultLabel: sql`excluded.result_label`,
        category: sql`excluded.category`,
        difficulty: sql`excluded.difficulty`,
        level: sql`excluded.level`,
      },
    });
}
