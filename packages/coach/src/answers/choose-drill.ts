import { drillCatalogue, drillOf, rankDrills, recommendDrills, suitableDrills, type Drill, type DrillCategory, type DrillId, type RecommendationReason } from '@touchline/domain';
import type { PlayerContext } from '../player-context.ts';

interface Wish {
  readonly category?: DrillCategory | null;
  readonly fits?: (drill: Drill) => boolean;
  readonly not?: readonly DrillId[];
  /** Prefers drills that were never practised. */
  readonly fresh?: boolean;
  /** Without one, what suits the player. */
  readonly maxLevel?: number;
}

/** The drill to do now and why: the same that the dashboard shows, or the next that is not left out. */
export function nextDrill({ history }: PlayerContext, not: readonly DrillId[] = []): { readonly drill: Drill; readonly reason: RecommendationReason } {
  const { now, beside } = recommendDrills(history);
  const { drillId, reason } = [now, ...(not.length > 0 ? [...beside, ...rankDrills(history)] : [])].find((one) => !not.includes(one.drillId)) ?? now;
  return { drill: drillOf(drillId), reason };
}

/** Drills that fit a wish, what is most worth doing first; all of a wish's drills where none is easy enough. */
export function drillsFor({ history }: PlayerContext, { category = null, fits = () => true, not = [], fresh = false, maxLevel }: Wish): Drill[] {
  const wished = drillCatalogue.filter((drill) => drill.id !== 'recovery' && (category === null || drill.category === category) && fits(drill) && !not.includes(drill.id));
  const suitable = new Set(suitableDrills(history));
  const easy = wished.filter((drill) => (maxLevel === undefined ? suitable.has(drill) : drill.level <= maxLevel));
  const ranked = rankDrills(history, easy.length > 0 ? easy : wished.slice(0, 1)).map(({ drillId }) => drillOf(drillId));
  if (!fresh) return ranked;
  const done = new Set(history.drills.map(({ drillId }) => drillId));
  return [...ranked.filter(({ id }) => !done.has(id)), ...ranked.filter(({ id }) => done.has(id))];
}
