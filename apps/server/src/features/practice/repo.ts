import { OVERLAP_HORIZON, sessionLimits, type PaidSession, type PracticeDay, type SessionTime, type StreakMark } from '@touchline/domain';
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { drillExperience, drills, practiceSessions, users } from '../../db/schema/index.ts';
import { sessionTotalColumns } from '../../db/session-total-columns.ts';
import { writeLedgerEntry, type LedgerEntry } from '../../db/token-ledger.ts';
import type { MomentCursor } from '../../pagination-cursor.ts';

export { lockPlayer, readPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';
export type SessionRow = typeof practiceSessions.$inferSelect;

const totals = [...sessionTotalColumns, 'timeZone', 'updatedAt'] as const satisfies readonly (keyof PlayerRow)[];

/** What a session changes of a player's row. */
export type Totals = Pick<PlayerRow, (typeof totals)[number]>;

export type BeforeSave = {
  /** Sessions and minutes of the practice day, and how many of them count. */
  readonly sessions: number;
  readonly counting: number;
  readonly minutes: number;
  /** The latest result of the drill up to the moment, of those that count. */
  readonly previousResult: number | null;
  /** The best result of the drill, of those that count; 0 without one. */
  readonly bestResult: number;
  /** How often the drill was done, at any time. */
  readonly drillSessions: number;
};

const selectBeforeSave = prepared(
  'practice_before_save',
  ['playerId', 'practiceDay', 'drillId', 'finishedAt'],
  (database, { playerId, practiceDay, drillId, finishedAt }) => {
    const countingOfDrill = and(
      eq(practiceSessions.playerId, playerId),
      eq(practiceSessions.drillId, drillId),
      isNull(practiceSessions.unpaid),
      practiceSessions.resultCounts,
    );
    const previous = database
      .select({ result: practiceSessions.result })
      .from(practiceSessions)
      .where(and(countingOfDrill, lte(practiceSessions.finishedAt, finishedAt)))
      // Of sessions that finished in the same moment the one saved last is the latest.
      .orderBy(desc(practiceSessions.finishedAt), desc(practiceSessions.id))
      .limit(1);
    const best = database
      .select({ result: sql`max(${practiceSessions.result})` })
      .from(practiceSessions)
      .where(countingOfDrill);
    const done = database
      .select({ sessions: drillExperience.sessions })
      .from(drillExperience)
      .where(and(eq(drillExperience.playerId, playerId), eq(drillExperience.drillId, drillId)));
    return database
      .select({
        sessions: sql`count(*)`.mapWith(Number),
        counting: sql`count(*) filter (where ${practiceSessions.unpaid} is null)`.mapWith(Number),
        minutes: sql`coalesce(sum(${practiceSessions.durationMinutes}), 0)`.mapWith(Number),
        previousResult: sql<number | null>`(${previous})`,
        bestResult: sql`coalesce((${best}), 0)`.mapWith(Number),
        drillSessions: sql`coalesce((${done}), 0)`.mapWith(Number),
      })
      .from(practiceSessions)
      .where(and(eq(practiceSessions.playerId, playerId), eq(practiceSessions.practiceDay, practiceDay)));
  },
);

/** What a new session has to know of those before it. */
export async function readBeforeSave(
  transaction: Transaction,
  playerId: string,
  at: { readonly practiceDay: PracticeDay; readonly drillId: string; readonly finishedAt: Date },
): Promise<BeforeSave> {
  const [row] = await selectBeforeSave(transaction, { playerId, ...at });
  return row ?? { sessions: 0, counting: 0, minutes: 0, previousResult: null, bestResult: 0, drillSessions: 0 };
}

const paidSession = {
  finishedAt: practiceSessions.finishedAt,
  durationMinutes: practiceSessions.durationMinutes,
  savedAt: practiceSessions.createdAt,
  practisedAfter: practiceSessions.practisedAfter,
};

const selectPaidAround = prepared(
  'practice_paid_around',
  ['playerId', 'from', 'until'],
  (database, { playerId, from, until }) =>
    database
      .select(paidSession)
      .from(practiceSessions)
      .where(
        and(
          eq(practiceSessions.playerId, playerId),
          isNull(practiceSessions.unpaid),
          or(
            and(gt(practiceSessions.finishedAt, from), lt(practiceSessions.finishedAt, until)),
            // What floats may have been practised long after the times that it tells, until it was saved.
            and(isNotNull(practiceSessions.practisedAfter), gt(practiceSessions.createdAt, from)),
          ),
        ),
      ),
);

/** The sessions that were paid and decide whether one can be paid at the times that it tells. */
export async function readPaidAround(transaction: Transaction, playerId: string, session: SessionTime): Promise<PaidSession[]> {
  const finish = session.finishedAt.getTime();
  const from = new Date(finish - session.durationMinutes * 60_000 - OVERLAP_HORIZON);
  const until = new Date(finish + OVERLAP_HORIZON + sessionLimits.maxMinutes * 60_000);
  return selectPaidAround(transaction, { playerId, from, until });
}

const selectPaidBeside = prepared(
  'practice_paid_beside',
  ['playerId', 'from', 'until', 'oldest', 'savedAfter'],
  (database, { playerId, from, until, oldest, savedAfter }) =>
    database
      .select(paidSession)
      .from(practiceSessions)
      .where(
        and(
          eq(practiceSessions.playerId, playerId),
          isNull(practiceSessions.unpaid),
          gt(practiceSessions.finishedAt, oldest),
          or(
            gt(practiceSessions.createdAt, savedAfter),
            and(gt(practiceSessions.finishedAt, from), lt(practiceSessions.finishedAt, until)),
          ),
        ),
      ),
);

/** The sessions that were paid and share the times that one tells, and all that were saved lately. */
export async function readPaidBeside(transaction: Transaction, playerId: string, session: SessionTime): Promise<PaidSession[]> {
  const finish = session.finishedAt.getTime();
  const saved = session.savedAt.getTime();
  const longest = sessionLimits.maxMinutes * 60_000;
  const savedAfter = saved - OVERLAP_HORIZON;
  const oldest = savedAfter - (sessionLimits.oldestFinishDays + 1) * 86_400_000;
  return selectPaidBeside(transaction, {
    playerId,
    from: new Date(finish - session.durationMinutes * 60_000),
    until: new Date(finish + longest),
    oldest: new Date(oldest),
    savedAfter: new Date(savedAfter),
  });
}

/** What the streak is made of: the day, clock and moment of every session that counts. */
export async function readStreakMarks(transaction: Transaction, playerId: string): Promise<StreakMark[]> {
  return transaction
    .select({
      day: practiceSessions.practiceDay,
      offsetMinutes: practiceSessions.offsetMinutes,
      finishedAt: practiceSessions.finishedAt,
    })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.playerId, playerId), isNull(practiceSessions.unpaid)));
}

const insertSession = prepared(
  'practice_insert_session',
  Object.keys(getTableColumns(practiceSessions)) as (keyof SessionRow)[],
  (database, row) => database.insert(practiceSessions).values(row),
);

const addDrillExperience = prepared(
  'practice_add_drill_experience',
  ['playerId', 'drillId', 'experiencePoints'],
  (database, row) =>
    database
      .insert(drillExperience)
      .values({ ...row, sessions: 1 })
      .onConflictDoUpdate({
        target: [drillExperience.playerId, drillExperience.drillId],
        set: {
          experiencePoints: sql`${drillExperience.experiencePoints} + excluded.experience_points`,
          sessions: sql`${drillExperience.sessions} + 1`,
        },
      }),
);

const updateTotals = prepared('practice_update_totals', [...totals, 'playerId'], (database, { playerId, ...row }) =>
  database.update(users).set(row).where(eq(users.id, playerId)).returning(),
);

/** Writes a session that changes nothing else. */
export async function writeUnpaidSession(
  transaction: Transaction,
  playerId: string,
  session: Omit<SessionRow, 'playerId'>,
): Promise<SessionRow> {
  const row = { ...session, playerId };
  await insertSession(transaction, row);
  return row;
}

/** Writes the session, its tokens, the drill's XP and the player's new totals. */
export async function writeSession(
  transaction: Transaction,
  playerId: string,
  session: Omit<SessionRow, 'playerId'>,
  ledger: readonly LedgerEntry[],
  totals: Totals,
): Promise<{ session: SessionRow; player: PlayerRow }> {
  const { drillId, experienceGained: experiencePoints } = session;
  const row = { ...session, playerId };
  await insertSession(transaction, row);
  for (const entry of ledger) await writeLedgerEntry(transaction, playerId, entry);
  await addDrillExperience(transaction, { playerId, drillId, experiencePoints });
  const [player] = await updateTotals(transaction, { ...totals, playerId });
  if (player === undefined) throw new Error('the caller does not hold the player');
  return { session: row, player };
}

/** A page of sessions, newest first. */
export async function listSessions(
  database: Database,
  playerId: string,
  limit: number,
  after: MomentCursor | null,
): Promise<SessionRow[]> {
  // `finished_at <= x and (…)` rather than a bare OR, so that the index gives the page at once.
  const page = after
    ? and(
        lte(practiceSessions.finishedAt, after.at),
        or(lt(practiceSessions.finishedAt, after.at), lt(practiceSessions.id, after.id)),
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
