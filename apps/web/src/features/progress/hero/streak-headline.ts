import type { Progress } from '@touchline/contracts';

/** What the page says first, and the day of the streak that it speaks of. */
export interface Headline {
  readonly code: 'best' | 'today' | 'keep' | 'restart';
  readonly day: number;
}

/** From how many days on a streak that is the longest one so far is worth saying so: the first badge for one. */
const WORTH_SAYING = 3;

/** How the player is doing, in a line: the streak and what today can do for it. */
export function headlineOf({ today, streak }: Pick<Progress, 'today' | 'streak'>): Headline {
  if (today.drills > 0) {
    const isBest = streak.current >= WORTH_SAYING && streak.current >= streak.best;
    return { code: isBest ? 'best' : 'today', day: streak.current };
  }
  return { code: streak.current > 0 ? 'keep' : 'restart', day: streak.current + 1 };
}
