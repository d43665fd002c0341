import { rewardReasons, type RewardLine } from '@touchline/domain';
import type { SavedSession } from '../../../offline/index.ts';

/**
 * What several sessions of a player brought together, as if it were one: each thing once, however the answers came in.
 * The session is the one that was saved last; null where there is none.
 */
export function sumSessions(all: readonly SavedSession[]): SavedSession | null {
  const last = all.toSorted((a, b) => b.stats.totalSessions - a.stats.totalSessions)[0];
  if (last === undefined) return null;
  const rewards = all.map((saved) => saved.rewards);
  const paid = rewards.filter(({ unpaid }) => !unpaid);
  const least = (name: 'levelBefore' | 'streakBefore' | 'bestStreakBefore'): number => Math.min(...rewards.map((each) => each[name]));
  const most = (name: 'levelAfter' | 'streakAfter' | 'minutesOfDay'): number => Math.max(...rewards.map((each) => each[name]));
  return {
    // Of several, each drill's result, record and first mark stand in the list.
    session: { ...last.session, result: all.length === 1 && last.session.result_counts ? last.session.result : 0, result_counts: true, improvement_from_last: 0 },
    rewards: {
      unpaid: paid.length === 0 ? last.rewards.unpaid : null,
      tokens: sumLines(rewards.map(({ tokens }) => tokens)),
      experience: sumLines(rewards.map(({ experience }) => experience)),
      tokensEarned: sum(rewards.map(({ tokensEarned }) => tokensEarned)),
      experienceGained: sum(rewards.map(({ experienceGained }) => experienceGained)),
      levelBefore: least('levelBefore'),
      levelAfter: most('levelAfter'),
      streakBefore: least('streakBefore'),
      streakAfter: most('streakAfter'),
      bestStreakBefore: least('bestStreakBefore'),
      bestResultBefore: all.length === 1 ? last.rewards.bestResultBefore : 0,
      minutesOfDay: most('minutesOfDay'),
      achievements: [...new Set(rewards.flatMap(({ achievements }) => achievements))],
    },
    stats: last.stats,
  };
}

/** The lines of several rewards, one for each reason, in the order a player is told. */
function sumLines(lists: readonly (readonly RewardLine[])[]): RewardLine[] {
  return rewardReasons.flatMap((reason) => {
    const amount = sum(lists.flat().map((line) => (line.reason === reason ? line.amount : 0)));
    return amount === 0 ? [] : [{ reason, amount }];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
