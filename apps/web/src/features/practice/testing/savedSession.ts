import type { SavedSession } from '../machine/practiceMachine.ts';

/** The answer to a saved session: 31 touches in five minutes, level 1 to 2, the twelfth day of a streak. */
export const savedSession: SavedSession = {
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
    today: '2026-06-01' as SavedSession['stats']['today'],
    practisedToday: true,
    timeZone: 'Europe/London',
  },
};
