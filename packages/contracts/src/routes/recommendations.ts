import { categoryLabels, drillLevels, sessionLimits } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';

const Days = z.int().min(1);
const Count = z.int().min(0);

const Reason = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('basicBallControl'),
      experience: z.int().min(1).describe("XP beyond the session's own, given once"),
      sessions: Count.describe('Sessions so far'),
    }),
    z.object({ kind: z.literal('startAStreak'), day: z.literal(1) }),
    z.object({ kind: z.literal('recovery'), days: Days.describe('Days in a row') }),
    z.object({ kind: z.literal('comeback'), days: Days.describe('Days without practice'), sessions: Count.describe('Of this drill') }),
    z.object({ kind: z.literal('bestWithinReach'), best: Count, gap: z.int().min(1).describe('How much the last result was short of it') }),
    z.object({ kind: z.literal('neglectedCategory'), category: z.enum(categoryLabels), days: Days.describe('Since its last drill') }),
    z.object({
      kind: z.literal('weakFoot'),
      foot: z.enum(['left', 'right']),
      sessions: Count.describe('Of the latest ones, those that the foot had a part in'),
      of: Count,
    }),
    z.object({ kind: z.literal('nextLevel'), level: z.literal(drillLevels), known: Count.describe('Drills done of the level below') }),
    z.object({ kind: z.literal('fresh'), number: z.int().min(1).describe('Which drill of the player it would be') }),
    z.object({ kind: z.literal('beat'), result: Count.describe('The last one') }),
    z.object({ kind: z.literal('lately'), days: Days.describe('Since the drill was done') }),
    z.object({ kind: z.literal('again'), number: z.int().min(1).describe("Which of the player's sessions of the drill it would be") }),
    z.object({ kind: z.literal('plain'), minutes: z.int().min(sessionLimits.minMinutes) }),
  ])
  .meta({ id: 'RecommendationReason' });

const Recommendation = z.object({ drillId: z.string(), reason: Reason }).meta({ id: 'Recommendation' });
export type Recommendation = z.output<typeof Recommendation>;

const Recommendations = z
  .object({
    now: Recommendation.describe('The drill to do now'),
    beside: z.array(Recommendation).max(2).describe('Others, no drill and no kind of reason twice'),
  })
  .meta({ id: 'Recommendations' });
export type Recommendations = z.output<typeof Recommendations>;

/** What a player may do next, from the player's own practice. */
export const recommendationRoutes = defineRoutes({
  getRecommendations: {
    kind: 'json',
    method: 'GET',
    path: '/api/recommendations',
    summary: "Drills worth doing, from the player's own practice, each with its reason",
    area: 'practice',
    auth: 'player',
    reply: z.object({ success: z.literal(true), data: Recommendations }),
    fails: [],
  },
});
