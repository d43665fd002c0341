import german from '../data/turn-weights-de.json' with { type: 'json' };
import english from '../data/turn-weights-en.json' with { type: 'json' };
import { topicFeatures } from '../meanings/topic-features.ts';
import { likelihoodsOf, readTrained, type TrainedClasses } from '../meanings/trained-classes.ts';
import type { Lexicon } from '../meanings/lexicon.ts';
import { germanWords } from '../meanings/word-families-de.ts';
import { englishWords } from '../meanings/word-families-en.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { namedIn } from './named.ts';
import { TURN_FORMS, type TurnName } from './turn-forms.ts';

/** The class of questions that begin a subject of their own, as the training names it. */
export const OWN_SUBJECT = 'ownSubject';

/** Few words say how a turn goes on: those that say nothing of a subject count too. */
const WORD_WEIGHT = 0.7;
const PAIR_WEIGHT = 0.7;

/** The languages that turns are learned in; those of the others are put into English words first. */
export type TurnLanguage = 'en' | 'de';

const lexicons: Readonly<Record<TurnLanguage, Lexicon>> = { en: englishWords, de: germanWords };
const trained = { en: english, de: german };

/** A word that no turn of the training says makes it less likely that this is one, unless it is as short as these. */
const UNKNOWN_WORD = 0.7;
const LONGEST_SMALL_WORD = 3;

/** What the training looks at in a turn: the features of its subject, each word, and each pair of neighbours in their order. */
export function turnFeatures(text: string, language: TurnLanguage): ReadonlyMap<string, number> {
  const features = new Map(topicFeatures(text, language, lexicons[language]));
  const words = wordsOf(text);
  words.forEach((word, at) => {
    features.set(`w${word}`, WORD_WEIGHT);
    features.set(`p${words[at - 1] ?? '^'}>${word}`, PAIR_WEIGHT);
    if (at === words.length - 1) features.set(`p${word}>$`, PAIR_WEIGHT);
  });
  return features;
}

const models = new Map<TurnLanguage, TrainedClasses>();

/** These say something only of a plan, and are no ways of any other talk. */
const ONLY_OF_PLAN: ReadonlySet<string> = new Set(['moreDays', 'fewerDays', 'daysInstead', 'addDay', 'moveDay', 'restOn', 'startOn', 'dayWhat', 'isTooMuch', 'tooLittle', 'totalMinutes', 'swapOne', 'sameAgain', 'withWall', 'withCones', 'saveIt', 'stickToIt', 'catchUp', 'nextWeek', 'whenInDay', 'otherOrder', 'allInOne', 'notAll'] satisfies TurnName[]);

/**
 * The way in which a turn goes on with a talk, by what was learned, and how likely that is, 0 to 1; the turn in German or in
 * English words. What is said only of a plan counts where the talk is about one.
 */
export function learnedTurn(text: string, language: TurnLanguage, isAboutPlan: boolean): { readonly name: string; readonly likelihood: number } {
  const model = models.get(language) ?? readTrained(trained[language]);
  models.set(language, model);
  const all = likelihoodsOf(turnFeatures(text, language), model);
  const possible = all.map((likelihood, at) => (isAboutPlan || !ONLY_OF_PLAN.has(model.classes[at] ?? OWN_SUBJECT) ? likelihood : 0));
  const whole = possible.reduce((sum, likelihood) => sum + likelihood, 0);
  const likelihoods = possible.map((likelihood) => likelihood / whole);
  const highest = Math.max(...likelihoods);
  const unknown = wordsOf(text).filter((word) => word.length > LONGEST_SMALL_WORD && !model.features.has(`w${word}`)).length;
  return { name: model.classes[likelihoods.indexOf(highest)] ?? OWN_SUBJECT, likelihood: highest * UNKNOWN_WORD ** unknown };
}

const FORMS: Readonly<Record<string, (typeof TURN_FORMS)[keyof typeof TURN_FORMS]>> = TURN_FORMS;

/** A turn that is so read, as the coach reads it best; null for a question of its own and where what it needs is not named in `text`. */
export const formOfTurn = (name: string, text: string): string | null => FORMS[name]?.(namedIn(text)) ?? null;
