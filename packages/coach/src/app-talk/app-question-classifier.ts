import german from '../data/app-ask-weights-de.json' with { type: 'json' };
import english from '../data/app-ask-weights-en.json' with { type: 'json' };
import { turnFeatures, type TurnLanguage } from '../english-reading/learned-turn.ts';
import { likelihoodsOf, readTrained, type TrainedClasses } from '../meanings/trained-classes.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { isAskOn, type AppAskName, type AppThing } from './asks-on-thing.ts';
import { withPronouns } from './things-of-app.ts';

/** The class of what is asked of nothing in the app, as the training names it. */
export const OF_NO_THING = 'ofNoThing';

/** What is learned of other things only speaks against an ask of this one so much. */
const OF_OTHER_THINGS = 0.15;
/** A word that no phrase of the training says makes it less likely that this is one, unless it is as short as these. */
const UNKNOWN_WORD = 0.75;
const LONGEST_SMALL_WORD = 3;

const trained = { en: english, de: german };
const models = new Map<TurnLanguage, TrainedClasses>();

function modelOf(language: TurnLanguage): TrainedClasses {
  const model = models.get(language) ?? readTrained(trained[language]);
  models.set(language, model);
  return model;
}

/** What is asked of a thing of the app. */
export interface LearnedAsk {
  readonly name: AppAskName;
  /** 0 to 1. */
  readonly likelihood: number;
}

/** What a message, in German or in English words, likeliest asks of a thing, of all that has an answer there; null where that is nothing. */
export function learnedAppAsk(text: string, language: TurnLanguage, thing: AppThing): LearnedAsk | null {
  const model = modelOf(language);
  const said = withPronouns(text, language);
  const likelihoods = likelihoodsOf(turnFeatures(said, language), model);
  let sum = 0;
  let best: LearnedAsk | null = null;
  for (const [at, name] of model.classes.entries()) {
    const likelihood = likelihoods[at] ?? 0;
    sum += likelihood * (isAskOn(thing, name) || name === OF_NO_THING ? 1 : OF_OTHER_THINGS);
    if (!isAskOn(thing, name)) continue;
    if (best === null || likelihood > best.likelihood) best = { name, likelihood };
  }
  if (best === null) return null;
  const unknown = wordsOf(said).filter((word) => word.length > LONGEST_SMALL_WORD && !model.features.has(`w${word}`)).length;
  return { name: best.name, likelihood: (best.likelihood / sum) * UNKNOWN_WORD ** unknown };
}
