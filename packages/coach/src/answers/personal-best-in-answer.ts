import type { CoachIntent, DrillId } from '@touchline/domain';
import type { PlayerContext } from '../player-context.ts';
import { nameOf, onDay } from './phrasing.ts';

/** The best result of one drill, as an answer tells it. */
export interface PersonalBest {
  readonly drill: DrillId;
  readonly result: number;
  /** The day of it, in words. */
  readonly when: string;
}

/** Asks whose answer may be a best result: that of another ask only passes one on its way to something else. */
const OF_RECORDS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['records', 'my_numbers']);

/** The one best result that an answer tells; null where it tells none, or several. */
export function personalBestInAnswer(intents: readonly CoachIntent[], said: readonly string[], { drills, today }: PlayerContext): PersonalBest | null {
  if (!intents.some((intent) => OF_RECORDS.has(intent))) return null;
  let rest = said.join(' ');
  const told: PersonalBest[] = [];
  // The longest name first: “Juggling” stands in the name of another drill as well.
  for (const { drillId, bestResult, bestDaysAgo } of drills.toSorted((a, b) => nameOf(b.drillId).length - nameOf(a.drillId).length)) {
    const name = nameOf(drillId);
    if (!rest.includes(name)) continue;
    rest = rest.replaceAll(name, '');
    if (bestResult > 0 && new RegExp(`\\b${bestResult}\\b`).test(rest)) told.push({ drill: drillId, result: bestResult, when: onDay(bestDaysAgo, today) });
  }
  const [only, ...others] = told;
  return only === undefined || others.length > 0 ? null : only;
}
