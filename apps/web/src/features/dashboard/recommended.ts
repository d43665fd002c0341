import type { PracticeSessionRow, Stats } from '@touchline/contracts';
import { drillOf } from '@touchline/domain';
import type { Drill, Recommendation } from '@touchline/domain';
import { nextDrill, reasonsFor, recommendationsNow, restedDrills, type Why } from './next-drill.ts';

/** One thing worth doing, the drill it starts, why, and the XP beyond the session's own (0 for none). */
export interface Recommended {
  readonly id: Recommendation['id'] | 'rested';
  readonly drill: Drill;
  readonly why: Why;
  readonly bonusExperience: number;
}

/** The panel holds this many at the most (spec 001 §9). */
const MOST = 2;

/**
 * What the panel recommends beside the drill to do now: what the rules say, the more urgent first, then the drills that
 * rested longest. No drill stands there twice or is the one to do now, and no two of them have the same reason. 'Start a
 * Streak' takes any drill; another recommendation whose drill is the one to do now is named there instead.
 */
export function recommended(stats: Stats, sessions: readonly PracticeSessionRow[]): Recommended[] {
  const now = nextDrill(stats, sessions);
  const rested = restedDrills(stats, sessions).filter(({ id }) => id !== now.drill.id);
  const chosen: Recommended[] = [];
  const isFree = ({ id }: Drill): boolean => id !== now.drill.id && chosen.every(({ drill }) => drill.id !== id);
  for (const { id, bonusExperience, ...rule } of recommendationsNow(stats, sessions)) {
    const own = drillOf({ id, bonusExperience, ...rule });
    const drill = id === 'startAStreak' && !isFree(own) ? rested[0] : own;
    if (drill !== undefined && isFree(drill)) chosen.push({ id, drill, why: { name: 'plain' }, bonusExperience });
  }
  const used = new Set([wordsOf(now.why)]);
  for (const drill of rested.filter(isFree)) {
    if (chosen.length >= MOST) break;
    const why = reasonsFor(drill, stats, sessions).find((reason) => !used.has(wordsOf(reason)));
    if (why === undefined) continue;
    used.add(wordsOf(why));
    chosen.push({ id: 'rested', drill, why, bonusExperience: 0 });
  }
  return chosen.slice(0, MOST);
}

/** What makes two reasons the same to a reader. */
function wordsOf(why: Why): string {
  return JSON.stringify(why);
}
