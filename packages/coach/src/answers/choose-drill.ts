import { drillCatalogue, drillOf, findDrill, rankDrills, recommendDrills, suitableDrills, type Drill, type DrillCategory, type DrillId, type RecommendationReason } from '@touchline/domain';
import type { PlayerContext } from '../player-context.ts';
import { hashOf } from './phrasing.ts';

interface Wish {
  readonly category?: DrillCategory | null;
  readonly fits?: (drill: Drill) => boolean;
  readonly not?: readonly DrillId[];
  /** Prefers drills that were never practised. */
  readonly fresh?: boolean;
  /** Without one, what suits the player. */
  readonly maxLevel?: number;
  /** No drill at all, rather than one that is too hard. */
  readonly onlyWithin?: boolean;
}

/** Levels that a plan may be above what the player has practised. */
const LEVELS_ABOVE = 1;

/** The hardest level of a drill in a plan: one above those practised, so that nobody is planned into what is out of reach. */
export const hardestOfPlan = ({ drills }: PlayerContext): number => LEVELS_ABOVE + Math.max(1, ...drills.map(({ drillId }) => findDrill(drillId)?.level ?? 1));

/** The drill to do now and why: the same that the dashboard shows, or the next that is not left out. */
export function nextDrill({ history }: PlayerContext, not: readonly DrillId[] = []): { readonly drill: Drill; readonly reason: RecommendationReason } {
  const { now, beside } = recommendDrills(history);
  const { drillId, reason } = [now, ...(not.length > 0 ? [...beside, ...rankDrills(history)] : [])].find((one) => !not.includes(one.drillId)) ?? now;
  return { drill: drillOf(drillId), reason };
}

/** The drill to do now. */
export const upTo = (context: PlayerContext, not: readonly DrillId[] = []): Drill => nextDrill(context, not).drill;

/** The drill of an id that may be none. */
export const drillOrNone = (id: DrillId | null | undefined): Drill | undefined => (id === null || id === undefined ? undefined : findDrill(id));

/** Drills that fit a wish, what is most worth doing first; all of a wish's drills where none is easy enough. */
export function drillsFor({ history }: PlayerContext, { category = null, fits = () => true, not = [], fresh = false, maxLevel, onlyWithin = false }: Wish): Drill[] {
  const wished = drillCatalogue.filter((drill) => drill.id !== 'recovery' && (category === null || drill.category === category) && fits(drill) && !not.includes(drill.id));
  const suitable = new Set(suitableDrills(history));
  const easy = wished.filter((drill) => (maxLevel === undefined ? suitable.has(drill) : drill.level <= maxLevel));
  const ranked = rankDrills(history, easy.length > 0 || onlyWithin ? easy : wished.slice(0, 1)).map(({ drillId }) => drillOf(drillId));
  if (!fresh) return ranked;
  const done = new Set(history.drills.map(({ drillId }) => drillId));
  return [...ranked.filter(({ id }) => !done.has(id)), ...ranked.filter(({ id }) => done.has(id))];
}

/** Whether an easy day is due: after so many days in a row that the dashboard asks for one, and nothing done today. */
export const isRecoveryDue = (context: PlayerContext): boolean => nextDrill(context).reason.kind === 'recovery';

/** So many of the own records that are near are offered in turn. */
const NEAREST_RECORDS = 3;

/**
 * The drill that ends an answer about the own numbers where none is spoken of: one of the own records that are nearest to
 * being beaten, another one for another question; an easy one where that is due, and for who has counted nothing the one
 * to do now.
 */
export function ownDrill(context: PlayerContext, words: readonly string[], not: readonly DrillId[] = []): Drill {
  const counted = context.drills.filter(({ drillId, bestResult, lastResult }) => bestResult > 0 && lastResult > 0 && drillId !== 'recovery' && !not.includes(drillId));
  const missing = ({ bestResult, lastResult }: (typeof counted)[number]): number => (bestResult - lastResult) / bestResult;
  const nearest = counted.toSorted((a, b) => missing(a) - missing(b) || b.lastDaysAgo - a.lastDaysAgo).slice(0, NEAREST_RECORDS);
  const chosen = nearest[hashOf(words.join(' ')) % Math.max(1, nearest.length)];
  return isRecoveryDue(context) || chosen === undefined ? nextDrill(context, not).drill : drillOf(chosen.drillId);
}
