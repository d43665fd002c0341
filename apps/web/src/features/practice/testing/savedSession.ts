import type { SavedSession } from '../machine/practiceMachine.ts';

/** The answer to a saved session: 31 touches in five minutes, level 1 to 2, the twelfth day of a streak. */
export const savedSession: SavedSession = {
  session: {
    id: '01975d3a-8f2e-7c41-b6c8-0d8b1f3a7e21',
    player_id: 'c1a5f0de-6d7c-4f0e-9d5b-6f4a1f0f9b11',
    drill_id: 'juggling',
    side: 'both',
    duration_minutes: 5,
    result: 31,
    tokens_earned: 20,
    experience_gained: 53,
    improvement_from_last: 6,
    practice_day: '2026-06-01',
    time_zone: 'Europe/London',
    finished_at: '2026-06-01T16:05:11.000Z',
    created_at: '2026-06-01T16:05:40.000Z',
    drills: { name: 'Juggling', result_label: 'touches' },
  },
  rewards: {
    tokens: [
      { reason: 'base', amount: 10 },
      { reason: 'result', amount: 10 },
      { reason: 'levelUp', amount: 25 },
    ],
    experience: [
      { reason: 'base', amount: 50 },
      { reason: 'result', amount: 3 },
    ],
    tokensEarned: 45,
    experienceGained: 53,
    levelBefore: 1,
    levelAfter: 2,
    streakBefore: 11,
    streakAfter: 12,
    achievements: [],
  },
  stats: {
    tokens: 105,
    totalExperience: 133,
    level: 2,
    experienceToNextLevel: 67,
    currentStreak: 12,
    bestStreak: 12,
    practiceDays: 14,
    totalSessions: 15,
    totalMinutes: 75,
    achievements: { earned: 5, total: 6 },
    today: '2026-06-01',
    practisedToday: true,
    timeZone: 'Europe/London',
  },
};
