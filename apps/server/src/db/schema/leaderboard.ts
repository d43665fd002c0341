import { boardPeriods, type PracticeDay } from '@touchline/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './players.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const board = {
  period: text({ enum: boardPeriods }).notNull(),
  startsOn: date('starts_on', { mode: 'string' }).$type<PracticeDay>().notNull(),
};

/** Where each player stands on each board. Written with the session, in its transaction. */
export const standings = pgTable(
  'standings',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...board,
    days: integer().notNull(),
    drills: integer().notNull(),
    tokens: integer().notNull(),
    hidden: boolean().notNull().default(false),
    /** When these days and drills were reached, by the server's clock: who was first stands first among equals. */
    reachedAt: instant('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.period, table.startsOn] }),
    index('standings_board')
      .on(
        table.period,
        table.startsOn,
        table.days.desc().nullsFirst(),
        table.drills.desc().nullsFirst(),
        table.reachedAt,
        table.playerId,
      )
      .where(sql`not ${table.hidden}`),
  ],
).enableRLS();

/** How many shown players of a board have so many days: the coarse half of an exact rank. */
export const standingDays = pgTable(
  'standing_days',
  { ...board, days: integer().notNull(), players: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.period, table.startsOn, table.days] })],
).enableRLS();

/** How many shown players of a board have so many days and so many drills: the fine half. */
export const standingDrills = pgTable(
  'standing_drills',
  { ...board, days: integer().notNull(), drills: integer().notNull(), players: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.period, table.startsOn, table.days, table.drills] })],
).enableRLS();

/**
 * Changes of those counts that are not yet added to them. A save only appends here, so that no two players wait
 * for each other; a job folds them in, and reads add what is still here.
 */
export const standingDeltas = pgTable(
  'standing_deltas',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...board,
    days: integer().notNull(),
    drills: integer().notNull(),
    change: smallint().notNull(),
  },
  (table) => [index('standing_deltas_board').on(table.period, table.startsOn, table.days, table.drills)],
).enableRLS();

/** Sessions of players with a team, as the team was called when they were saved. Folded by a job. */
export const teamEvents = pgTable('team_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  teamKey: text('team_key').notNull(),
  teamName: text('team_name').notNull(),
  playerId: uuid('player_id').notNull(),
  practiceDay: date('practice_day', { mode: 'string' }).$type<PracticeDay>().notNull(),
  tokens: integer().notNull(),
  createdAt: instant('created_at').notNull(),
}).enableRLS();

/** The days on which anybody of a team practised. */
export const teamDays = pgTable(
  'team_days',
  {
    teamKey: text('team_key').notNull(),
    practiceDay: date('practice_day', { mode: 'string' }).$type<PracticeDay>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamKey, table.practiceDay] })],
).enableRLS();

/** The players that a board's line of a team counts. */
export const teamMembers = pgTable(
  'team_members',
  { teamKey: text('team_key').notNull(), ...board, playerId: uuid('player_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.teamKey, table.period, table.startsOn, table.playerId] }),
    index('team_members_player').on(table.playerId),
  ],
).enableRLS();

/** Where each team stands on each board, as of the last fold. */
export const teamStandings = pgTable(
  'team_standings',
  {
    teamKey: text('team_key').notNull(),
    ...board,
    /** As it was typed last. */
    teamName: text('team_name').notNull(),
    days: integer().notNull(),
    drills: integer().notNull(),
    tokens: integer().notNull(),
    members: integer().notNull(),
    reachedAt: instant('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamKey, table.period, table.startsOn] }),
    index('team_standings_board').on(
      table.period,
      table.startsOn,
      table.days.desc().nullsFirst(),
      table.drills.desc().nullsFirst(),
      table.reachedAt,
      table.teamKey,
    ),
  ],
).enableRLS();
