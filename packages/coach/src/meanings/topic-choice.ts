import type { CoachLanguage } from '@touchline/domain';
import { coachTopicWeightsOf } from '@touchline/messages/coach-topic-weights';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Lexicon } from './lexicon.ts';
import { topicFeatures } from './topic-features.ts';
import { signValue, SIGN_COUNT, ZERO_SIGN } from './weight-signs.ts';

/** What `training/train-topics.ts` writes: a softmax regression, cut to the weights that matter, in printable signs. */
export interface TopicWeights {
  /** Topics; a rival is an intent, written `=intent`. Parted by spaces, as the features are. */
  readonly classes: string;
  readonly features: string;
  /** One sign a feature: how telling it is. */
  readonly rarities: string;
  /** For each feature three signs a weight: two of the class, one of the weight. Features are parted by spaces. */
  readonly weights: string;
  /** What one step of a sign is worth. */
  readonly rarityStep: number;
  readonly weightStep: number;
}

interface Feature {
  readonly rarity: number;
  readonly weights: readonly (readonly [number, number])[];
}
interface Model {
  readonly classes: readonly Pick<Learned, 'topic' | 'isNothing'>[];
  readonly features: ReadonlyMap<string, Feature>;
}

function read(trained: TopicWeights): Model {
  const rows = trained.weights.split(' ');
  const features = trained.features.split(' ').map((name, at): [string, Feature] => {
    const row = rows[at] ?? '';
    const weights = Array.from({ length: row.length / 3 }, (_, entry): readonly [number, number] => [
      signValue(row[3 * entry]) * SIGN_COUNT + signValue(row[3 * entry + 1]),
      (signValue(row[3 * entry + 2]) - ZERO_SIGN) * trained.weightStep,
    ]);
    return [name, { rarity: signValue(trained.rarities[at]) * trained.rarityStep, weights }];
  });
  const classes = trained.classes.split(' ').map((name) => ({ topic: name.startsWith('=') ? null : (name as CoachTopic), isNothing: name === NOTHING }));
  return { classes, features: new Map(features) };
}

const models = new Map<CoachLanguage, Model>();

function modelOf(language: CoachLanguage): Model | undefined {
  const trained = coachTopicWeightsOf[language];
  if (trained === undefined) return undefined;
  const model = models.get(language) ?? read(trained);
  models.set(language, model);
  return model;
}

/** The class of questions that have no answer here, as the training names it. */
export const NOTHING = '=nothing';

/** What a text is about by what was learned, and how likely that is, 0 to 1. */
export interface Learned {
  /** Null for an intent, which says that no topic is meant. */
  readonly topic: CoachTopic | null;
  /** True for what a child may well ask and nothing here answers: the price of a player, the washing of shirts. */
  readonly isNothing: boolean;
  readonly likelihood: number;
}

/** Whether anything was learned of a topic in a language. */
export const isLearned = (topic: CoachTopic, language: CoachLanguage): boolean => modelOf(language)?.classes.some((one) => one.topic === topic) === true;

/** Those behind are less likely than any that decides something. */
const MOST = 12;

/**
 * The likeliest few, the likeliest first; none in a language that nothing was learned of. A long message is read
 * as it is: most of what was learned was learned in stories too.
 */
export function learnedTopics(text: string, language: CoachLanguage, lexicon: Lexicon): readonly Learned[] {
  const model = modelOf(language);
  if (model === undefined) return [];
  const likelihoods = likelihoodsOf(text, language, lexicon, model);
  const all = model.classes.map((one, at) => ({ ...one, likelihood: likelihoods[at] ?? 0 }));
  return all.toSorted((a, b) => b.likelihood - a.likelihood).slice(0, MOST);
}

/** How likely each class is, 0 to 1, in their order. */
function likelihoodsOf(text: string, language: CoachLanguage, lexicon: Lexicon, model: Model): Float64Array {
  const known = [...topicFeatures(text, language, lexicon)].flatMap(([name, weight]) => {
    const feature = model.features.get(name);
    return feature === undefined ? [] : [{ feature, weight: weight * feature.rarity }];
  });
  const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
  const scores = new Float64Array(model.classes.length);
  for (const { feature, weight } of known) {
    for (const [at, one] of feature.weights) scores[at] = (scores[at] ?? 0) + (one * weight) / length;
  }
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
  return scores.map((score) => Math.exp(score - highest) / sum);
}
