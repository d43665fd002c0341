import * as z from 'zod';
import { defineRoutes } from '../route.ts';

const Profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    display_name: z.string().describe("Shown to the player: the display name, else the email's first part"),
    avatar: z.string(),
    level: z.int().min(1),
    tokens: z.int(),
    total_sessions: z.int(),
    total_experience: z.int(),
    current_streak: z.int(),
    team_name: z.string().nullable(),
    favorite_player: z.string().nullable(),
    country: z.string().nullable(),
    age: z.int().nullable(),
    favorite_foot: z.enum(['L', 'R']),
    time_zone: z.string(),
    hidden: z.boolean().describe('Not shown on any board'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;

/** The player's own record. */
export const profileRoutes = defineRoutes({
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    summary: "The player's own profile",
    area: 'profile',
    auth: 'player',
    reply: z.object({ success: z.literal(true), data: Profile }),
    fails: [],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/profile',
    summary: 'Change the profile; what is left out stays',
    area: 'profile',
    auth: 'player',
    body: z.object({ time_zone: z.string().max(64).optional(), hidden: z.boolean().optional() }),
    reply: z.object({ success: z.literal(true), data: Profile }),
    fails: ['unknown_time_zone'],
  },
});
