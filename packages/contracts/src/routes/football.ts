import { footballSourceIds, matchStatuses } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';

const Match = z
  .object({
    id: z.string(),
    home: z.string(),
    away: z.string(),
    homeScore: z.int().min(0).nullable(),
    awayScore: z.int().min(0).nullable(),
    status: z.enum(matchStatuses),
    time: z.int().min(0).nullable().describe('Minute of play; null when it is not under way'),
    league: z.string(),
    venue: z.string().nullable(),
    date: z.iso.datetime().describe('Kick-off'),
    referee: z.string().nullable(),
  })
  .meta({ id: 'Match' });
export type Match = z.output<typeof Match>;

/** Football that others play. */
export const footballRoutes = defineRoutes({
  getLiveScores: {
    kind: 'json',
    method: 'GET',
    path: '/api/live-scores',
    summary: "Today's matches, live ones included: of the first source that answers, never mixed",
    area: 'football',
    auth: 'public',
    limits: { address: { points: 120, seconds: 60 } },
    reply: z.object({
      success: z.literal(true),
      scores: z.array(Match),
      source: z.enum(footballSourceIds),
      asOf: z.iso.datetime().describe('When the source was last read'),
    }),
    fails: ['scores_unavailable'],
  },
});
