import { summariseSessions, type HistorySession, type PracticeHistory } from '../recommendations/practice-history.ts';
import { rankDrills, suitableDrills } from '../recommendations/rank-drills.ts';
import type { ReasonKind } from '../recommendations/recommendation-reason.ts';

/** Days running up to today or yesterday. */
export function streakOf(days: ReadonlySet<number>): number {
  let day = days.has(0) ? 0 : 1;
  const start = day;
  while (days.has(day)) day += 1;
  return day - start;
}

/** The history of a player with these sessions, newest first, and what a test says otherwise. */
export function historyOf(sessions: readonly HistorySession[], differing: Partial<PracticeHistory> = {}): PracticeHistory {
  const days = new Set(sessions.map(({ daysAgo }) => daysAgo));
  return {
    ...summariseSessions(sessions),
    sessions: sessions.length,
    currentStreak: streakOf(days),
    practisedToday: days.has(0),
    age: null,
    favoriteFoot: 'R',
    favoriteFootChosen: true,
    alsoTried: [],
    ...differing,
  };
}

export const session = (drillId: string, daysAgo: number, more: Partial<HistorySession> = {}): HistorySession => ({
  drillId,
  daysAgo,
  side: 'both',
  result: 0,
  ...more,
});
export const repeat = (times: number, one: HistorySession): HistorySession[] => Array.from({ length: times }, () => one);

/** Every reason of a history that a drill could be recommended for, by its kind. */
export function reasonsOf(history: PracticeHistory, kind: ReasonKind) {
  return suitableDrills(history).flatMap((drill) => {
    const [found] = rankDrills(history, [drill]);
    return found?.reason.kind === kind ? [found] : [];
  });
}
