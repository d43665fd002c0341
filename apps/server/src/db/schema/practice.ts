import { difficulties, drillCategories, resultLabels, sides, unpaidReasons, type PracticeDay } from '@touchline/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './players.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The drill catalogue, written at start from the domain's own list. */
export const drills = pgTable('drills', {
  id: text().primaryKey(),
  name: text().notNull(),
  instructions: text().notNull(),
  resultLabel: text('result_label', { enum: resultLabels }).notNull(),
  category: text({ enum: drillCategories }).notNull(),
  difficulty: text({ enum: difficulties }).notNull(),
  level: smallint().notNull(),
}).enableRLS();

/** Finished sessions. Ids are UUID v7, so they sort by the time of saving. */
export const practiceSessions = pgTable(
  'practice_sessions',
  {
    id: uuid().notNull(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    drillId: text('drill_id')
      .notNull()
      .references(() => drills.id),
    side: text({ enum: sides })
      .notNull()
      .default('both'),
    durationMinutes: smallint('duration_minutes').notNull(),
    result: integer().notNull(),
    /** False where nobody can have counted as much in the time: it is shown, and is no best, trend or bonus. */
    resultCounts: boolean('result_counts').notNull().default(true),
    /** Why it earned nothing and counts for no total, streak or board; null where it counts. */
    unpaid: text({ enum: unpaidReasons }),
    /** Where its own times could not be true because a clock was set right: it was practised after this, and paid. */
    practisedAfter: instant('practised_after'),
    tokensEarned: integer('tokens_earned').notNull(),
    experienceGained: integer('experience_gained').notNull(),
    improvementFromLast: integer('improvement_from_last').notNull(),
    playerDisplayName: text('player_display_name'),
    playerTeamName: text('player_team_name'),
    /** The player's own calendar day, which streaks, charts and boards all read. */
    practiceDay: date('practice_day', { mode: 'string' }).$type<PracticeDay>().notNull(),
    timeZone: text('time_zone').notNull(),
    offsetMinutes: smallint('offset_minutes').notNull(),
    idempotencyKey: uuid('idempotency_key'),
    finishedAt: instant('finished_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('practice_sessions_newest').on(
      table.playerId,
      table.finishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('practice_sessions_day').on(table.playerId, table.practiceDay),
    index('practice_sessions_drill').on(table.playerId, table.drillId, table.finishedAt.desc().nullsFirst()),
    index('practice_sessions_floating').on(table.playerId, table.createdAt).where(sql`${table.practisedAfter} is not null`),
    uniqueIndex('practice_sessions_key').on(table.playerId, table.idempotencyKey),
    check('practice_sessions_side', sql`${table.side} in ('left', 'right', 'both')`),
    check('practice_sessions_minutes', sql`${table.durationMinutes} between 1 and 240`),
    check('practice_sessions_result', sql`${table.result} between 0 and 10000`),
  ],
).enableRLS();

/** XP by drill: what a player has put into each, and how often. */
export const drillExperience = pgTable(
  'drill_experience',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    drillId: text('drill_id')
      .notNull()
      .references(() => drills.id),
    experiencePoints: integer('experience_points').notNull(),
    sessions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.drillId] })],
).enableRLS();
