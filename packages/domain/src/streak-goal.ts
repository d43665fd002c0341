import { achievementIds, findAchievement } from './achievement-catalogue.ts';

/** The next length of a streak to look forward to. Days. */
export interface StreakGoal {
  /** A badge to earn, a length that was reached before, or the longest streak so far. */
  readonly kind: 'badge' | 'again' | 'best';
  readonly goal: number;
  readonly left: number;
}

/** Further away than this a length of a streak is no goal for a child, but a burden. Days. */
const MOST_DAYS_TO_GO = 30;

/** The lengths of a streak that earn a badge, shortest first. Days. */
export const streakBadgeDays: readonly number[] = achievementIds
  .map((id) => findAchievement(id))
  .filter(({ measure }) => measure === 'streak')
  .map(({ target }) => target)
  .toSorted((a, b) => a - b);

/**
 * What a streak of so many days leads to next: the nearest length that earns a badge, or has earned one before, or the
 * longest streak where that is nearer. Null where nothing is near. Whole days, `best` at least `current`.
 */
export function streakGoal(current: number, best: number): StreakGoal | null {
  const next = streakBadgeDays.find((days) => days > current);
  const isBestNearer = best > current && (next === undefined || best < next) && best >= (streakBadgeDays[0] ?? 0);
  const goal = isBestNearer ? best : next;
  if (goal === undefined || goal - current > MOST_DAYS_TO_GO) return null;
  return { kind: goal > best ? 'badge' : goal === best ? 'best' : 'again', goal, left: goal - current };
}
