import ofChildren from '../data/danger-weights-children.json' with { type: 'json' };
import trained from '../data/danger-weights.json' with { type: 'json' };
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { FEWEST_WORDS_OF_STORY } from '../text/fewest-words-of-told-story.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { dangerFeatures } from './danger-features.ts';
import { signedScore } from './signed-weights.ts';

/** From the table that the training prints. */
const HARMLESS = -2;
/** In a story the words of a rule are often far apart, and its verdict is doubted sooner. */
const HARMLESS_STORY = 0;
/** Above this, what was learned of what children type leans to danger by itself. */
const CHILDREN_ALONE = 0.6;
/** How much more counts what was learned of what children type. */
const CHILDREN_COUNT = 3;
/** Above which sum both lean to danger, chosen on sets that neither was trained on (`docs/coach.md`): where the first alone does, where it does not, and where it does not in a language in which no child's messages were learned from. */
const BOTH_BEHIND_ALARM = -2.4;
const BOTH_WITHOUT_ALARM = -0.5;
const BOTH_IN_OTHER_LANGUAGE = 1.5;

/** What both opinions see of a folded message. */
const featuresOf = rememberedDuringAnswer(dangerFeatures);

/** The score of a folded message: with words that children spell by ear, the mean of it as typed and as usually spelled. */
function scoreIn(model: Parameters<typeof signedScore>[1], folded: string): number {
  const asTyped = signedScore(featuresOf(folded), model);
  const usual = inUsualSpelling(folded.split(' ')).join(' ');
  return usual === folded ? asTyped : (asTyped + signedScore(featuresOf(usual), model)) / 2;
}

/** How much a folded message resembles those that are dangerous: above nought more than not. */
const dangerScore = (folded: string): number => scoreIn(trained, folded);

/** The same by what was learned of what children type. */
const childrenScore = (folded: string): number => scoreIn(ofChildren, folded);

/** How far what was learned from examples leans to danger, in the reading where it leans furthest: above nought more than not. */
export const leanToDanger = (readings: readonly string[]): number => Math.max(...readings.map(dangerScore));

/** True where what was learned from examples leans to danger, in any reading of the message. */
export const soundsDangerous = (readings: readonly string[]): boolean => readings.some((reading) => dangerScore(reading) > trained.limit);

/** True where what was learned of what children type leans to danger by itself. */
export const soundsDangerousAsTyped = (readings: readonly string[]): boolean => readings.some((reading) => childrenScore(reading) > CHILDREN_ALONE);

/** How far both together lean to danger, each in the reading where it leans furthest. */
export const leanOfBoth = (readings: readonly string[]): number => leanToDanger(readings) + CHILDREN_COUNT * Math.max(...readings.map(childrenScore));

/** True where both together lean to danger. */
export const bothSoundDangerous = (readings: readonly string[], isOfOtherLanguage: boolean): boolean =>
  leanOfBoth(readings) > (soundsDangerous(readings) ? BOTH_BEHIND_ALARM : isOfOtherLanguage ? BOTH_IN_OTHER_LANGUAGE : BOTH_WITHOUT_ALARM);

/**
 * True where a message resembles football so much that a rule which says otherwise is doubted, so that the coach asks: 1 % of
 * unseen danger is below in a short message, more in a story.
 */
export const soundsHarmless = (readings: readonly string[]): boolean =>
  readings.every((reading) => dangerScore(reading) < (reading.split(' ').length < FEWEST_WORDS_OF_STORY ? HARMLESS : HARMLESS_STORY));
