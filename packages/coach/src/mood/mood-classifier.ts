import trained from '../data/mood-weights.json' with { type: 'json' };
import { likelihoodsByName, type TopicWeights } from '../meanings/trained-classes.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { kindsIn, moodFeatures, type MoodLanguage } from './mood-features.ts';

/** In what mood a message is written. */
export type MoodName = 'joy' | 'sad' | 'ashamed' | 'angry' | 'afraid' | 'none';

/** What was learned of a message: how likely each mood is, an adult as its writer, and that it tells, asks or chats. */
export interface LearnedMood {
  readonly moods: Readonly<Record<MoodName, number>>;
  readonly adult: number;
  readonly telling: number;
  readonly question: number;
  readonly smallTalk: number;
  /** What its words stand for (`mood-words.ts`). */
  readonly kinds: ReadonlySet<string>;
}

/** How likely a message is of each class of one training. */
function likelihoods(features: ReadonlyMap<string, number>, weights: TopicWeights): (name: string) => number {
  const all = likelihoodsByName(features, weights);
  return (name) => all.get(name) ?? 0;
}

const learnedIn = (language: MoodLanguage): ((text: string) => LearnedMood) =>
  rememberedDuringAnswer((text): LearnedMood => {
    const features = moodFeatures(text, language);
    const [mood, speaker, act] = [likelihoods(features, trained.mood), likelihoods(features, trained.speaker), likelihoods(features, trained.act)];
    return {
      moods: { joy: mood('joy'), sad: mood('sad'), ashamed: mood('ashamed'), angry: mood('angry'), afraid: mood('afraid'), none: mood('none') },
      adult: speaker('adult'),
      telling: act('telling'),
      question: act('question'),
      smallTalk: act('small-talk'),
      kinds: kindsIn(features),
    };
  });
const learned: Readonly<Record<MoodLanguage, (text: string) => LearnedMood>> = { en: learnedIn('en'), de: learnedIn('de') };

/** What was learned says of a message in English or German. */
export const learnedMood = (text: string, language: MoodLanguage): LearnedMood => learned[language](text);
