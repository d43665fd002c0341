import type { PracticeSessionRow, Stats } from '@touchline/contracts';
import { drillOf } from '@touchline/domain';
import type { Drill, Recommendation } from '@touchline/domain';
import { nextDrill, recommendationsNow, restedDrills } from './nextDrill.ts';

/** One thing worth doing, the drill it starts, and the XP beyond the session's own (0 for none). */
export interface Recommended {
  readonly id: Recommendation['id'] | 'rested';
  readonly drill: Drill;
  readonly bonusExperience: number;
}

/** The panel holds this many at the most (spec 001 §9). */
const MOST = 2;

/**
 * What the panel recommends: what the rules say, the more urgent first. Where they say nothing, the drills that rested
 * longest after the one to do now, so that a player who keeps going finds something there too.
 */
export function recommended(stats: Stats, sessions: readonly PracticeSessionRow[]): Recommended[] {
  const byRule = recommendationsNow(stats, sessions).map((one) => ({
    id: one.id,
    drill: drillOf(one),
    bonusExperience: one.bonusExperience,
  }));
  if (byRule.length > 0) return byRule.slice(0, MOST);
  const now = nextDrill(stats, sessions).drill;
  return restedDrills(stats, sessions)
    .filter((drill) => drill.id !== now.id)
    .slice(0, MOST)
    .map((drill) => ({ id: 'rested', drill, bonusExperience: 0 }));
}
