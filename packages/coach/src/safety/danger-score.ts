import ofChildren from '../data/danger-weights-children.json' with { type: 'json' };
import trained from '../data/danger-weights.json' with { type: 'json' };
import { FEWEST_WORDS_OF_STORY } from '../text/fewest-words-of-told-story.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { dangerFeatures } from './danger-features.ts';
import { signedScore } from './signed-weights.ts';

/** From the table that the training prints. */
const HARMLESS = -2;
/** In a story the words of a rule are often far apart, and its verdict is doubted sooner. */
const HARMLESS_STORY = 0;
/**
 * Above the first, what was learned of what children type speaks of danger by itself, and below the second against an alarm of the other:
 * on the held-out sets that were there before, no more is missed and no more asked about with it than without (`docs/coach.md`).
 */
const CHILDREN_TELL = 0.6;
const CHILDREN_DENY = -1;
/** Longer messages may hide more between what is ordinary. */
const MOST_WORDS_DENIED = 9;

/** What both opinions see of a folded message. */
const featuresOf = rememberedDuringAnswer(dangerFeatures);

/** How much a folded message resembles those that are dangerous: above nought more than not. */
const dangerScore = (folded: string): number => signedScore(featuresOf(folded), trained);

/** The same by what was learned of what children type. */
const childrenScore = (folded: string): number => signedScore(featuresOf(folded), ofChildren);

/** How far what was learned from examples leans to danger, in the reading where it leans furthest: above nought more than not. */
export const leanToDanger = (readings: readonly string[]): number => Math.max(...readings.map(dangerScore));

/** True where what was learned from examples leans to danger, in any reading of the message. */
export const soundsDangerous = (readings: readonly string[]): boolean => readings.some((reading) => dangerScore(reading) > trained.limit);

/** What a message is by what was learned of what children type, where that is sure; null where not. */
export function asChildrenType(readings: readonly string[]): 'danger' | 'harmless' | null {
  const score = Math.max(...readings.map(childrenScore));
  if (score > CHILDREN_TELL) return 'danger';
  return score < CHILDREN_DENY && readings.every((reading) => reading.split(' ').length <= MOST_WORDS_DENIED) ? 'harmless' : null;
}

/**
 * True where a message resembles football so much that a rule which says otherwise is doubted, so that the coach asks: 1 % of
 * unseen danger is below in a short message, more in a story.
 */
export const soundsHarmless = (readings: readonly string[]): boolean =>
  readings.every((reading) => dangerScore(reading) < (reading.split(' ').length < FEWEST_WORDS_OF_STORY ? HARMLESS : HARMLESS_STORY));
