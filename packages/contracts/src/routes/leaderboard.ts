import { boardPeriods, boardViews } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';

const BoardRow = z
  .object({
    rank: z.int().min(1).describe('Equal rows show the same rank'),
    name: z.string(),
    avatar: z.string().nullable().describe('One of the drawn ones that a player chooses from; null for a team'),
    level: z.int().min(1).nullable().describe('Of a player; null for a team'),
    days: z.int().min(0).describe('Distinct practice days'),
    drills: z.int().min(0),
    tokens: z.int().min(0).describe("The sessions' own tokens, without level bonuses"),
    memberCount: z.int().min(0).nullable().describe('Of a team; null for a player'),
    isCurrentUser: z.boolean(),
    isCurrentUserTeam: z.boolean(),
  })
  .meta({ id: 'BoardRow' });
export type BoardRow = z.output<typeof BoardRow>;

/** What stands around a line of a board. */
const around = {
  near: z
    .array(BoardRow)
    .max(5)
    .describe("The viewer's line, the first of those with its rank, with two of a better rank before and two others after it; empty when not on the board, and after the first page"),
  next: z
    .object({
      rank: z.int().min(1),
      name: z.string(),
      gap: z.object({ unit: z.enum(['days', 'drills']), count: z.int().min(1) }).describe('How far the viewer is behind'),
    })
    .nullable()
    .describe('The next place above the viewer; null for the first, when not on the board, and after the first page'),
  previousRank: z
    .int()
    .min(1)
    .nullable()
    .describe('The viewer’s rank on the day, week or month before; null where there was none, and for all time, of which no past is kept'),
};

const Board = z
  .object({
    period: z.enum(boardPeriods),
    view: z.enum(boardViews),
    startsOn: z.iso.date().describe("First day of the board, in the viewer's own calendar"),
    entries: z.array(BoardRow),
    me: BoardRow.nullable().describe('The viewer, or the viewer’s team, wherever they stand; null when not on the board'),
    ...around,
    unseen: z
      .object({ me: BoardRow, ...around })
      .nullable()
      .describe(
        'Where a viewer whom others do not see, or their team of very few with a hidden player, would stand: told to them alone, and in no rank, row or count of anybody else. Null for everybody else, where they did not practise, and after the first page',
      ),
    total: z.int().min(0).describe('Rows of the whole board'),
    nextCursor: z.string().nullable(),
    asOf: z.iso.datetime().describe('Players: now. Teams: the last time sessions were added, a few seconds ago'),
  })
  .meta({ id: 'Board' });
export type Board = z.output<typeof Board>;

/** Who practised on the most days. */
export const leaderboardRoutes = defineRoutes({
  getLeaderboard: {
    kind: 'json',
    method: 'GET',
    path: '/api/leaderboard',
    summary: 'A page of a board, and where the viewer stands on it',
    area: 'leaderboard',
    auth: 'player',
    query: z.object({
      period: z.enum(boardPeriods).default('daily'),
      view: z.enum(boardViews).default('player'),
      cursor: text(300).optional(),
    }),
    reply: z.object({ success: z.literal(true), data: Board }),
    fails: [],
  },
});
