import { findDrill } from './drills/catalogue.ts';
import type { Drill, DrillId } from './drills/catalogue.ts';

/** What is recommended to a player, and which drill it starts. */
export interface Recommendation {
  readonly id: 'basicBallControl' | 'startAStreak' | 'recovery';
  readonly drillId: DrillId;
  /** XP beyond the session's own that the server gives once; 0 for none. */
  readonly bonusExperience: number;
}

/** The drill behind 'Basic Ball Control' (spec 001 §9): the first thing a foot learns about a ball. */
export const BASIC_DRILL_ID: DrillId = 'toe_taps';
/** The drill behind a rest day that need not cost the streak. */
const RECOVERY_DRILL_ID: DrillId = 'recovery';

const BASIC_BONUS = 15;
/** Sessions below which 'Basic Ball Control' is recommended (001 §9). */
const BASIC_UNTIL_SESSIONS = 5;
/** Days running after which a recovery drill is suggested. */
const RECOVERY_AFTER_DAYS = 6;
/** The dashboard shows this many at the most (001 §9). */
const MOST = 2;

/** What the recommendations look at. */
export interface RecommendationStats {
  readonly sessions: number;
  readonly currentStreak: number;
  readonly practisedToday: boolean;
  readonly hasDoneBasicDrill: boolean;
}

/** At most two things worth doing next, the more urgent first. */
export function recommendationsFor(stats: RecommendationStats): Recommendation[] {
  const all: (Recommendation | false)[] = [
    stats.currentStreak >= RECOVERY_AFTER_DAYS &&
      !stats.practisedToday && { id: 'recovery', drillId: RECOVERY_DRILL_ID, bonusExperience: 0 },
    stats.sessions < BASIC_UNTIL_SESSIONS &&
      !stats.hasDoneBasicDrill && { id: 'basicBallControl', drillId: BASIC_DRILL_ID, bonusExperience: BASIC_BONUS },
    stats.currentStreak === 0 && { id: 'startAStreak', drillId: BASIC_DRILL_ID, bonusExperience: 0 },
  ];
  return all.filter((one) => one !== false).slice(0, MOST);
}

/**
 * The XP that a session earns for following 'Basic Ball Control': once, for the first session of its drill while
 * the recommendation stands. `sessionsBefore` counts all sessions, `drillSessionsBefore` those of this drill.
 */
export function recommendationBonus(
  drill: Pick<Drill, 'id'>,
  sessionsBefore: number,
  drillSessionsBefore: number,
): number {
  const stands = sessionsBefore < BASIC_UNTIL_SESSIONS && drillSessionsBefore === 0;
  return drill.id === BASIC_DRILL_ID && stands ? BASIC_BONUS : 0;
}

/** The drill of a recommendation. Throws when the catalogue has lost it. */
export function drillOf(recommendation: Recommendation): Drill {
  const drill = findDrill(recommendation.drillId);
  if (drill === undefined) throw new Error(`the catalogue has no drill ${recommendation.drillId}`);
  return drill;
}
