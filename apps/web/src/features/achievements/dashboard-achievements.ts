import type { Achievement } from '@touchline/contracts';
import { nearestAhead } from './progress-to-achievement.ts';

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
