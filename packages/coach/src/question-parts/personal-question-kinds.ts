import type { CoachIntent, DrillId } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';

/** What is asked of the player's own person and practice, whatever its other words are also like. */
export type PersonalQuestion =
  /** What the last video review said; `asksSeen` where the coach is asked what she saw in the video, `asksToLook` where to look at it. */
  | { readonly of: 'videoReview'; readonly asksSeen: boolean; readonly asksToLook?: boolean }
  /** Whether one is good enough to become a professional. */
  | { readonly of: 'goodEnoughForPro' }
  /** Heavy or weak legs from nerves before a match. */
  | { readonly of: 'nervousLegs' }
  /** Whether the coach is or wants to be a friend; `isRefused` where the player will not be one. */
  | { readonly of: 'friendOfCoach'; readonly isRefused: boolean }
  /** Whether the coach is or wants to be the player's own. */
  | { readonly of: 'coachOfPlayer' }
  /** Where an opponent or anybody else is weak. */
  | { readonly of: 'weaknessOfOthers' }
  /** The weakest point, and why that one. */
  | { readonly of: 'weakness' }
  /** The first session of all, or the one with the most or the fewest minutes. */
  | { readonly of: 'sessionThat'; readonly was: 'first' | 'longest' | 'shortest' }
  /** A goal to set for the result of a drill; null where no number is named. */
  | { readonly of: 'goalOfDrill'; readonly drillId: DrillId; readonly target: number | null };

export const INTENT_OF_PERSONAL_QUESTION: Readonly<Record<PersonalQuestion['of'], CoachIntent>> = {
  videoReview: 'form_analysis',
  goodEnoughForPro: 'motivation',
  nervousLegs: 'nerves',
  friendOfCoach: 'who_are_you',
  coachOfPlayer: 'who_are_you',
  weaknessOfOthers: 'football_knowledge',
  weakness: 'analyse_practice',
  sessionThat: 'my_numbers',
  goalOfDrill: 'records',
};

/** The topic that an ask is one question of. */
export const TOPIC_OF_PERSONAL_QUESTION: Readonly<Partial<Record<PersonalQuestion['of'], CoachTopic>>> = { goodEnoughForPro: 'goPro', weakness: 'weakestIs' };
