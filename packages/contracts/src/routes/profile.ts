import { achievementIds } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';

/** What is wrong with a name that others are to see. */
export const nameFailures = [
  'display_name_required',
  'display_name_too_short',
  'display_name_contact',
  'display_name_official',
  'display_name_unreadable',
  'display_name_rude',
] as const;

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
    country: z.string().nullable().describe('A name of the list of countries; else what an old `state` holds'),
    age: z.int().nullable(),
    club: z.string().nullable().describe('Whose matches come first; a name that `GET /api/clubs` gave'),
    favorite_foot: z.enum(['L', 'R']),
    favorite_foot_chosen: z.boolean().describe('False while nobody has chosen it: then `favorite_foot` is only the default'),
    time_zone: z.string(),
    hidden: z.boolean().describe('Not shown on any board'),
    hidden_chosen: z
      .boolean()
      .nullable()
      .describe('What the player chose; null without a choice: then who is 13 or older is shown, and nobody else'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;

/** Longer than any answer may be, so that one that is too long is told in words of its own. */
const Text = text(2_000).nullable().optional();

/**
 * What a player changes; what is left out stays, and null or an empty text takes a field away. The rules of the
 * fields are the domain's `profileProblems`, so that several that are broken are told together.
 */
const ProfileChanges = z
  .object({
    display_name: Text.describe('At least 2 characters. The part of the email, sent back as shown, becomes no name'),
    name: Text,
    team_name: Text.describe('No rude words, no contact details, not "Individual Players"'),
    favorite_player: Text,
    country: Text.describe('A name or a code (ISO 3166) of the list of countries'),
    age: z.number().nullable().optional().describe('5 to 99'),
    club: Text.describe('A name that `GET /api/clubs` gives'),
    favorite_foot: z.enum(['L', 'R']).nullable().optional().describe('R when taken away'),
    favorite_foot_chosen: z.boolean().optional().describe('True where the foot that stands already is meant; a changed foot is chosen anyway'),
    avatar: Text.describe('One of the 12; a football when taken away'),
    time_zone: text(64).optional().describe('IANA name'),
    hidden: z.boolean().optional().describe('Sent back as it is, it is no choice'),
  })
  .meta({ id: 'ProfileChanges' });
export type ProfileChanges = z.output<typeof ProfileChanges>;

/** The player's own record. */
export const profileRoutes = defineRoutes({
  getProfile: {
    kind: 'json',
    method: 'GET',
    path: '/api/profile',
    summary: "The player's own profile",
    area: 'profile',
    auth: 'player',
    reply: z.object({ success: z.literal(true), data: Profile }),
    fails: [],
  },
  updateProfile: {
    kind: 'json',
    method: 'PUT',
    path: '/api/profile',
    summary: 'Change the profile; what is left out stays',
    area: 'profile',
    auth: 'player',
    body: ProfileChanges,
    reply: z.object({
      success: z.literal(true),
      data: Profile,
      achievements: z.array(z.enum(achievementIds)).describe('Earned by this change'),
    }),
    fails: [
      ...nameFailures,
      'team_contact',
      'team_official',
      'team_unreadable',
      'team_rude',
      'team_reserved',
      'text_too_long',
      'age_out_of_range',
      'country_unknown',
      'avatar_unknown',
      'club_unknown',
      'unknown_time_zone',
      'hidden_by_operator',
    ],
  },
});
