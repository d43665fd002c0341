import { achievementIds } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';

const Achievement = z
  .object({
    id: z.enum(achievementIds),
    earned: z.boolean(),
    value: z.int().min(0).describe('How much there is, at most the target'),
    target: z.int().min(1),
    earnedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Achievement' });
export type Achievement = z.output<typeof Achievement>;

/** What can be achieved. */
export const achievementRoutes = defineRoutes({
  listAchievements: {
    kind: 'json',
    method: 'GET',
    path: '/api/achievements',
    summary: 'Every achievement, whether the player has it, and how far it is',
    area: 'practice',
    auth: 'player',
    reply: z.object({ success: z.literal(true), data: z.array(Achievement) }),
    fails: [],
  },
});
