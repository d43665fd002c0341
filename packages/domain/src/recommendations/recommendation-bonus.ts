import type { Drill, DrillId } from '../drills/drill-catalogue.ts';

/** The drill behind 'Basic Ball Control' (spec 001 §9): the first thing a foot learns about a ball. */
export const BASIC_DRILL_ID: DrillId = 'toe_taps';

const BASIC_BONUS = 15;
/** Sessions below which 'Basic Ball Control' is recommended (001 §9). */
const BASIC_UNTIL_SESSIONS = 5;

/**
 * The XP beyond its own that a session of this drill earns for following 'Basic Ball Control', 0 for none: once, for
 * the first session of its drill while the recommendation stands. `sessionsBefore` counts all sessions,
 * `drillSessionsBefore` those of this drill.
 */
export function recommendationBonus(drill: Pick<Drill, 'id'>, sessionsBefore: number, drillSessionsBefore: number): number {
  const stands = sessionsBefore < BASIC_UNTIL_SESSIONS && drillSessionsBefore === 0;
  return drill.id === BASIC_DRILL_ID && stands ? BASIC_BONUS : 0;
}
