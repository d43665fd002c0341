import {
  achievementIds,
  difficulties,
  drillCategories,
  resultLabels,
  rewardReasons,
  sessionLimits,
  sides,
  unpaidReasons,
} from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';
import { Stats } from './player-stats-schema.ts';

const Minutes = z.int().min(sessionLimits.minMinutes).max(sessionLimits.maxMinutes);
const Result = z.int().min(sessionLimits.minResult).max(sessionLimits.maxResult);
const PracticeDay = z.iso.date().describe("The player's own calendar day");

const Drill = z
  .object({
    id: z.string(),
    name: z.string(),
    instructions: z.string(),
    result_label: z.enum(resultLabels).describe('What the result counts'),
    category: z.enum(drillCategories),
    difficulty: z.enum(difficulties),
    level: z.int().min(1).max(5),
    duration: Minutes.describe('Minutes that a session of it is suggested to last'),
  })
  .meta({ id: 'Drill' });
export type DrillRow = z.output<typeof Drill>;

const Unpaid = z.enum(unpaidReasons).nullable().describe('Why it earned nothing and counts for no total or board');

/** A saved session as the API tells it. */
export const PracticeSession = z
  .object({
    id: z.uuid(),
    player_id: z.uuid(),
    drill_id: z.string(),
    side: z.enum(sides),
    duration_minutes: Minutes,
    result: Result,
    result_counts: z.boolean().describe('False where nobody can do as much in the time: no best, trend, improvement or bonus'),
    unpaid: Unpaid,
    tokens_earned: z.int().min(0).describe("The session's own tokens, without a level bonus"),
    experience_gained: z.int().min(0),
    improvement_from_last: z.int().describe('Against the latest earlier result of the same drill that counts; 0 without one, or where one of the two is 0'),
    player_display_name: z.string().nullable().describe('As it was when the session was saved'),
    player_team_name: z.string().nullable().describe('As it was when the session was saved'),
    practice_day: PracticeDay,
    time_zone: z.string(),
    finished_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    drills: z.object({ name: z.string(), result_label: z.enum(resultLabels).nullable() }).describe('The drill, joined'),
  })
  .meta({ id: 'PracticeSession' });
export type PracticeSessionRow = z.output<typeof PracticeSession>;

const RewardLine = z.object({ reason: z.enum(rewardReasons), amount: z.int() }).meta({ id: 'RewardLine' });

const Rewards = z
  .object({
    unpaid: Unpaid,
    tokens: z.array(RewardLine).describe('Why each token was earned, in order'),
    experience: z.array(RewardLine),
    tokensEarned: z.int().describe("The session's own tokens and the level bonus"),
    experienceGained: z.int(),
    levelBefore: z.int(),
    levelAfter: z.int(),
    streakBefore: z.int(),
    streakAfter: z.int(),
    bestStreakBefore: z.int().min(0),
    bestResultBefore: z.int().min(0).describe('The best earlier result of the same drill that counts; 0 without one'),
    minutesOfDay: z.int().min(0).describe("Minutes of the player's sessions of this practice day, with this one"),
    achievements: z.array(z.enum(achievementIds)).describe('Earned by this session'),
  })
  .meta({ id: 'Rewards' });
export type Rewards = z.output<typeof Rewards>;

/** What a player posts. What the server computes itself (tokens, XP, names) is accepted and ignored. */
const PracticeSessionPost = z
  .object({
    drill_id: text(64).min(1),
    side: z.enum(sides).default('both'),
    duration_minutes: Minutes,
    result: Result.default(0),
    finished_at: z.iso.datetime({ offset: true }).optional().describe('When the timer ended; now without it'),
    time_zone: text(64).optional().describe("IANA name; the profile's without it"),
  })
  .meta({ id: 'PracticeSessionPost' });
export type PracticeSessionPost = z.output<typeof PracticeSessionPost>;

/** Drills, and the sessions practised with them. */
export const practiceRoutes = defineRoutes({
  listDrills: {
    kind: 'json',
    method: 'GET',
    path: '/api/drills',
    summary: 'The drill catalogue',
    area: 'practice',
    auth: 'public',
    reply: z.object({ success: z.literal(true), data: z.array(Drill) }),
    fails: [],
  },
  savePracticeSession: {
    kind: 'json',
    method: 'POST',
    path: '/api/practice-sessions',
    summary: 'Save a finished session and receive its rewards',
    area: 'practice',
    auth: 'player',
    // Patchy signal beside a pitch: an answer that is late still counts.
    timeoutSeconds: 20,
    idempotent: true,
    body: PracticeSessionPost,
    reply: z.object({
      success: z.literal(true),
      data: PracticeSession,
      rewards: Rewards,
      stats: Stats,
    }),
    status: 201,
    fails: [
      'unknown_drill',
      'unknown_time_zone',
      'finish_too_old',
      'finish_in_future',
      'day_full',
      'idempotency_key_reused',
    ],
  },
  listPracticeSessions: {
    kind: 'json',
    method: 'GET',
    path: '/api/practice-sessions',
    summary: "The player's sessions, newest first",
    area: 'practice',
    auth: 'player',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: text(200).optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(PracticeSession),
      nextCursor: z.string().nullable(),
    }),
    fails: [],
  },
  getStats: {
    kind: 'json',
    method: 'GET',
    path: '/api/stats',
    summary: "The player's totals and streak, in the player's own time zone",
    area: 'practice',
    auth: 'player',
    reply: z.object({ success: z.literal(true), data: Stats }),
    fails: [],
  },
});
