import type { CoachLanguage } from '@touchline/domain';
import { coachTopicWeightsOf } from '@touchline/messages/coach-topic-weights';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Lexicon } from './lexicon.ts';
import { topicFeatures } from './topic-features.ts';
import { likelihoodsOf, readTrained, type TrainedClasses } from './trained-classes.ts';

interface Model {
  readonly trained: TrainedClasses;
  readonly classes: readonly Pick<Learned, 'topic' | 'isNothing'>[];
}

const models = new Map<CoachLanguage, Model>();

function modelOf(language: CoachLanguage): Model | undefined {
  const weights = coachTopicWeightsOf[language];
  if (weights === undefined) return undefined;
  const known = models.get(language);
  if (known !== undefined) return known;
  const trained = readTrained(weights);
  const classes = trained.classes.map((name) => ({ topic: name.startsWith('=') ? null : (name as CoachTopic), isNothing: name === NOTHING }));
  const model = { trained, classes };
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
  const likelihoods = likelihoodsOf(topicFeatures(text, language, lexicon), model.trained);
  // Only those are sorted with their classes that may be among them.
  const least = [...likelihoods].toSorted((a, b) => b - a)[MOST - 1] ?? 0;
  const likeliest = model.classes.flatMap((one, at) => ((likelihoods[at] ?? 0) >= least ? [{ ...one, likelihood: likelihoods[at] ?? 0 }] : []));
  return likeliest.toSorted((a, b) => b.likelihood - a.likelihood).slice(0, MOST);
}

/** How likely each topic is for a text, by what was learned; null in a language that nothing was learned of. */
export function topicLikelihoods(text: string, language: CoachLanguage, lexicon: Lexicon): ReadonlyMap<CoachTopic, number> | null {
  const model = modelOf(language);
  if (model === undefined) return null;
  const likelihoods = likelihoodsOf(topicFeatures(text, language, lexicon), model.trained);
  return new Map(model.classes.flatMap(({ topic }, at) => (topic === null ? [] : [[topic, likelihoods[at] ?? 0] as const])));
}
