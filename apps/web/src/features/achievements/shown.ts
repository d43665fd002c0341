import type { Achievement } from '@touchline/contracts';

/** The dashboard's list holds this many at the most (spec 001 §9). */
const MOST = 3;

/** What the dashboard lists: the latest earned, newest first; where there are fewer, the nearest of the others too. */
export function shownAchievements(all: readonly Achievement[]): Achievement[] {
  const earned = all
    .filter((one) => one.earned)
    // Earned by one and the same session, the higher one stands later in the list and is the greater news.
    .toReversed()
    .toSorted((a, b) => (b.earnedAt ?? '').localeCompare(a.earnedAt ?? ''));
  const ahead = all.filter((one) => !one.earned).toSorted((a, b) => share(b) - share(a));
  return [...earned, ...ahead].slice(0, MOST);
}

function share({ value, target }: Achievement): number {
  return value / target;
}
