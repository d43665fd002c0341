import trained from '../data/turn-weights.json' with { type: 'json' };
import { topicFeatures } from '../meanings/topic-features.ts';
import { likelihoodsOf, readTrained, type TrainedClasses } from '../meanings/trained-classes.ts';
import { englishWords } from '../meanings/word-families-en.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { namedIn } from './named.ts';
import { TURN_FORMS } from './turn-forms.ts';

/** The class of questions that begin a subject of their own, as the training names it. */
export const OWN_SUBJECT = 'ownSubject';

/** Few words say how a turn goes on: those that say nothing of a subject count too. */
const WORD_WEIGHT = 0.7;
const PAIR_WEIGHT = 0.7;

/** What the training looks at in a turn: the features of its subject, each word, and each pair of neighbours in their order. */
export function turnFeatures(english: string): ReadonlyMap<string, number> {
  const features = new Map(topicFeatures(english, 'en', englishWords));
  const words = wordsOf(english);
  words.forEach((word, at) => {
    features.set(`w${word}`, WORD_WEIGHT);
    features.set(`p${words[at - 1] ?? '^'}>${word}`, PAIR_WEIGHT);
    if (at === words.length - 1) features.set(`p${word}>$`, PAIR_WEIGHT);
  });
  return features;
}

let model: TrainedClasses | undefined;

/** The way in which a turn goes on with a talk, by what was learned, and how likely that is, 0 to 1; the turn in English words. */
export function learnedTurn(english: string): { readonly name: string; readonly likelihood: number } {
  model ??= readTrained(trained);
  const likelihoods = likelihoodsOf(turnFeatures(english), model);
  const likelihood = Math.max(...likelihoods);
  return { name: model.classes[likelihoods.indexOf(likelihood)] ?? OWN_SUBJECT, likelihood };
}

const FORMS: Readonly<Record<string, (typeof TURN_FORMS)[keyof typeof TURN_FORMS]>> = TURN_FORMS;

/** A turn that is so read, as the coach reads it best; null for a question of its own and where what it needs is not named in `text`. */
export const formOfTurn = (name: string, text: string): string | null => FORMS[name]?.(namedIn(text)) ?? null;
