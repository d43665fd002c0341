import type { CategoryLabel } from '../drills/drill-categories.ts';
import type { DrillId } from '../drills/drill-catalogue.ts';
import type { DrillLevel } from '../drills/drill-levels.ts';
import { sessionLimits } from '../session-limits.ts';
import { BASIC_DRILL_ID } from './recommendation-bonus.ts';

/** Why a drill is recommended, each with its own number. */
export type RecommendationReason =
  /** Spec 001 §9: the basics, and the XP beyond the session's own that the server gives for them once. */
  | { readonly kind: 'basicBallControl'; readonly experience: number; readonly sessions: number }
  /** Spec 001 §9: any drill makes this the first day of a streak. */
  | { readonly kind: 'startAStreak'; readonly day: 1 }
  /** An easy day after so many days in a row. */
  | { readonly kind: 'recovery'; readonly days: number }
  /** A drill the player knows, after so many days without any. */
  | { readonly kind: 'comeback'; readonly days: number; readonly sessions: number }
  /** The last result was this much short of the best one. */
  | { readonly kind: 'bestWithinReach'; readonly best: number; readonly gap: number }
  /** So many days since the last drill of the category, while others were practised. */
  | { readonly kind: 'neglectedCategory'; readonly category: CategoryLabel; readonly days: number }
  /** The weaker foot had a part in so many of the latest sessions. */
  | { readonly kind: 'weakFoot'; readonly foot: 'left' | 'right'; readonly sessions: number; readonly of: number }
  /** So many drills of the level below are known, and none of this level yet. */
  | { readonly kind: 'nextLevel'; readonly level: DrillLevel; readonly known: number }
  /** Never done; it would be the player's drill of this number. */
  | { readonly kind: 'fresh'; readonly number: number }
  | { readonly kind: 'beat'; readonly result: number }
  | { readonly kind: 'lately'; readonly days: number }
  /** It would be the player's session of this number with the drill. */
  | { readonly kind: 'again'; readonly number: number }
  /** Where nothing is known of the drill: just the minutes that it takes. */
  | { readonly kind: 'plain'; readonly minutes: number };

export type ReasonKind = RecommendationReason['kind'];

/** A drill worth doing, and why. */
export interface Recommendation {
  readonly drillId: DrillId;
  readonly reason: RecommendationReason;
}

export const plainReason: RecommendationReason = { kind: 'plain', minutes: sessionLimits.defaultMinutes };

/** The drill to do now of a player of whom nothing is known: what everybody can do. */
export const recommendationForAnybody: Recommendation = { drillId: BASIC_DRILL_ID, reason: plainReason };
