import { coachCaseLines } from '@touchline/messages/coach-lines';
import { minutesOf, type DrillSummary, type PlayerContext } from '../player-context.ts';
import { valuesOf } from './own-statistics-text.ts';
import { filled, listed, type Say } from './phrasing.ts';

/** What was saved today: how many drills, and how long all of it. */
export function doneToday({ sessions }: PlayerContext): { readonly count: number; readonly minutes: number } {
  const today = sessions.filter(({ daysAgo }) => daysAgo === 0);
  return { count: new Set(today.map(({ drillId }) => drillId)).size, minutes: minutesOf(today) };
}

/** That today has practice already, before what may be done beside it; nothing where it has none. */
export function afterDoneToday(context: PlayerContext, say: Say): string[] {
  const { minutes } = doneToday(context);
  return minutes > 0 ? [say(coachCaseLines.doneTodayShort, { minutes })] : [];
}

const MOST_OF_GROWTH = 2;

/** The own drills that have grown most, as a list of what they were and are; null where none has. */
export function growthOf({ drills }: PlayerContext): { readonly list: string; readonly first: DrillSummary } | null {
  const grown = drills.filter(({ attempts, lastResult, firstResult }) => attempts > 1 && firstResult > 0 && lastResult > firstResult).toSorted((a, b) => b.growth - a.growth);
  const [first] = grown;
  if (first === undefined) return null;
  return { list: listed(grown.slice(0, MOST_OF_GROWTH).map((row) => filled(coachCaseLines.fromTo[0] ?? '', valuesOf(row)))), first };
}
