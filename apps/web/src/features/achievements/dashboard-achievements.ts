import type { Achievement } from '@touchline/contracts';
import { findAchievement } from '@touchline/domain';

/** The dashboard's list holds this many at the most (spec 001 §9). */
const MOST = 3;

/** What the dashboard lists: the next one, then the latest earned, newest first; where there are fewer, the nearest of the others too. */
export function shownAchievements(all: readonly Achievement[]): Achievement[] {
  const earned = all
    .filter((one) => one.earned)
    // Earned by one and the same session, the higher one stands later in the list and is the greater news.
    .toReversed()
    .toSorted((a, b) => (b.earnedAt ?? '').localeCompare(a.earnedAt ?? ''));
  const [next, ...further] = nearestAhead(all);
  return [...(next === undefined ? [] : [next]), ...earned, ...further].slice(0, MOST);
}

/** Those still to earn, the nearest first. */
export function nearestAhead(all: readonly Achievement[]): Achievement[] {
  return all.filter((one) => !one.earned).toSorted((a, b) => shareOf(b) - shareOf(a));
}

/** How much of the way to an achievement a player has gone, of 1. */
export function shareOf(achievement: Achievement): number {
  const { value, max } = wayTo(achievement);
  return value / max;
}

/** How far a player has come on the way to an achievement, and how long it is. A level is counted from 1, where everybody is. */
export function wayTo({ id, value, target }: Achievement): { readonly value: number; readonly max: number } {
  const start = findAchievement(id).measure === 'level' ? Math.min(1, target - 1) : 0;
  return { value: Math.max(0, value - start), max: target - start };
}
