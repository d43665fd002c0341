import { categoryLabels, progressLimits, progressRanges, resultLabels } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';
import { PracticeSession } from './practice.ts';

const Count = z.int().min(0);
const Day = z.iso.date().describe("A date of the player's own calendar");

const DaySum = z.object({ day: Day, sessions: Count, minutes: Count }).meta({ id: 'DaySum' });
export type DaySum = z.output<typeof DaySum>;

const TrendPoint = z
  .object({
    sessionId: z.uuid(),
    finishedAt: z.iso.datetime(),
    day: Day,
    drillId: z.string(),
    drillName: z.string(),
    resultLabel: z.enum(resultLabels).nullable().describe('What the result counts; null for a drill of before'),
    result: Count,
    average: z.number().nullable().describe('Of this result and the two before it; null while there are not three'),
  })
  .meta({ id: 'TrendPoint' });
export type TrendPoint = z.output<typeof TrendPoint>;

const MonthSum = z
  .object({ sessions: Count, minutes: Count, experience: Count, days: Count })
  .meta({ id: 'MonthSum' });
export type MonthSum = z.output<typeof MonthSum>;

const Progress = z
  .object({
    range: z.enum(progressRanges),
    drill: z.string().nullable().describe('The drill the charts are about; null for all'),
    from: Day.nullable().describe('First day of the range; null for all time'),
    today: z.object({ day: Day, drills: Count, minutes: Count, experience: Count }),
    week: z.object({
      activeDays: Count,
      drills: Count,
      minutes: Count,
      days: z.array(DaySum).length(7).describe('Sunday to Saturday, the days without practice too'),
    }),
    streak: z.object({
      current: Count,
      best: Count,
      gaugeMax: z.int().min(30).describe('Where the gauge ends: the best streak, 30 at least'),
    }),
    recent: z.array(PracticeSession).max(5).describe('The latest sessions, whatever the range and drill'),
    drills: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe("Drills that are in the player's history, by name"),
    topDrills: z
      .array(z.object({ drillId: z.string(), name: z.string(), sessions: Count, minutes: Count }))
      .max(6)
      .describe('Of the range and drill; most sessions first'),
    trend: z
      .object({
        sessionsOverall: Count,
        sessionsInRange: Count.describe('Of the range and drill'),
        points: z.array(TrendPoint).max(15).describe('The latest, oldest first; empty with fewer than 3 of either'),
      })
      .describe('The results of the range and drill'),
    categories: z
      .array(z.object({ label: z.enum(categoryLabels), sessions: Count, minutes: Count }))
      .describe('Of the range and drill; most minutes first'),
  })
  .meta({ id: 'Progress' });
export type Progress = z.output<typeof Progress>;

const ProgressYear = z
  .object({
    from: Day.describe('A Sunday, 52 weeks before the Sunday of this week'),
    to: Day.describe('Today'),
    days: z.array(DaySum).describe('Only days with practice, in order'),
    bests: z
      .array(
        z.object({
          drillId: z.string(),
          name: z.string(),
          resultLabel: z.enum(resultLabels).nullable(),
          best: Count,
          bestBefore: Count.nullable().describe('The best result before it; null where it was the first that counts'),
          latest: z.array(Count).max(progressLimits.latestResults).describe('The latest results that count, oldest first'),
          day: Day.describe('When it was first reached'),
          sessions: Count,
          experience: Count.describe('XP that the drill has earned in all'),
        }),
      )
      .describe('The best result of every drill that was practised, the latest best first'),
    months: z.object({
      thisMonth: MonthSum,
      lastMonthByNow: MonthSum.describe('The last month up to the same day: what this one compares with fairly'),
      lastMonth: MonthSum.describe('The whole of it'),
    }),
  })
  .meta({ id: 'ProgressYear' });
export type ProgressYear = z.output<typeof ProgressYear>;

/** What practice adds up to. Every day is the player's own calendar day. */
export const progressRoutes = defineRoutes({
  getProgress: {
    kind: 'json',
    method: 'GET',
    path: '/api/progress',
    summary: 'Today, this week, the streak, and the charts of a range of days and a drill',
    area: 'progress',
    auth: 'player',
    query: z.object({
      range: z.enum(progressRanges).default('7days'),
      drill: text(64).optional().describe('A drill id; empty or `all` for all'),
    }),
    reply: z.object({ success: z.literal(true), data: Progress }),
    fails: [],
  },
  getProgressYear: {
    kind: 'json',
    method: 'GET',
    path: '/api/progress/year',
    summary: 'A year of days, the best result of every drill, and this month beside the last',
    area: 'progress',
    auth: 'player',
    reply: z.object({ success: z.literal(true), data: ProgressYear }),
    fails: [],
  },
});
