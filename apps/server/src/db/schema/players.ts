import type { PracticeDay } from '@touchline/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Players: the profile (spec 000 §3) and the totals that a session's transaction keeps. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text(),
    displayName: text('display_name'),
    avatar: text().notNull().default('⚽'),
    level: integer()
      .notNull()
      .generatedAlwaysAs(sql`total_experience / 100 + 1`),
    tokens: integer().notNull().default(0),
    totalSessions: integer('total_sessions').notNull().default(0),
    totalExperience: integer('total_experience').notNull().default(0),
    totalMinutes: integer('total_minutes').notNull().default(0),
    /** Form analyses ever completed: one that is deleted takes nothing away. */
    totalAnalyses: integer('total_analyses').notNull().default(0),
    /** All tokens ever earned: spending takes nothing away from achievements. */
    tokensEver: integer('tokens_ever').notNull().default(0),
    /** The revision of the achievements that was last gone through for this player (a hash, see `achievementsRevision`). */
    achievementsRevision: integer('achievements_revision').notNull().default(0),
    /** Hidden from the boards. */
    hidden: boolean().notNull().default(true),
    /** What the player chose of that; null without a choice, and then the age decides (`isHiddenByAge`). */
    hiddenChosen: boolean('hidden_chosen'),
    /** Hidden by whoever runs this Touchline, whatever the player chooses. */
    hiddenByOperator: boolean('hidden_by_operator').notNull().default(false),
    /** Since when nobody may use the account. */
    suspendedAt: instant('suspended_at'),
    /** Days of the run that ends with `lastPracticeDay`. Whether it still stands is decided when it is read. */
    currentStreak: integer('current_streak').notNull().default(0),
    bestStreak: integer('best_streak').notNull().default(0),
    practiceDays: integer('practice_days').notNull().default(0),
    lastPracticeDay: date('last_practice_day', { mode: 'string' }).$type<PracticeDay>(),
    lastOffsetMinutes: smallint('last_offset_minutes'),
    lastFinishedAt: instant('last_finished_at'),
    timeZone: text('time_zone').notNull().default('UTC'),
    teamName: text('team_name'),
    favoritePlayer: text('favorite_player'),
    country: text(),
    /** Whose matches come first. */
    club: text(),
    /** Stands for the country where there is none (spec 001 §3). Nothing of ours writes it. */
    state: text(),
    age: smallint(),
    /** The lowest age ever given: another age alone unlocks nothing (`needsConsent`). */
    lowestAge: smallint('lowest_age'),
    favoriteFoot: text('favorite_foot', { enum: ['L', 'R'] })
      .notNull()
      .default('R'),
    /** The player said so: without it the foot above is only what a new profile has. */
    favoriteFootChosen: boolean('favorite_foot_chosen').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_tokens_not_negative', sql`${table.tokens} >= 0`),
    check('users_favorite_foot', sql`${table.favoriteFoot} in ('L', 'R')`),
  ],
).enableRLS();
