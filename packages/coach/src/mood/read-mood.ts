import type { CoachLanguage } from '@touchline/domain';
import { learnedMood, type MoodName } from './mood-classifier.ts';
import type { MoodLanguage } from './mood-features.ts';

/** The mood of a message: `hard` where something weighs and it is not sure whether it is sorrow, shame, anger or fear. */
export type ToldMood = MoodName | 'hard';

/** A message as it is felt: its mood, how sure that is, and whether it tells and asks nothing, or only chats. */
export interface MoodRead {
  readonly mood: ToldMood;
  readonly sureness: number;
  readonly tells: boolean;
  readonly chats: boolean;
  /** What the words stand for (`mood-words.ts`). */
  readonly kinds: ReadonlySet<string>;
}

type Weighing = Exclude<MoodName, 'joy' | 'none'>;
const WEIGHS: readonly Weighing[] = ['sad', 'ashamed', 'angry', 'afraid'];

/** How many of the messages in a mood tell, ask and chat, by the training. */
const TELLS: Readonly<Record<MoodName, number>> = { none: 0.1, joy: 0.93, sad: 0.92, ashamed: 0.77, angry: 0.71, afraid: 0.4 };
const ASKS: Readonly<Record<MoodName, number>> = { none: 0.76, joy: 0.06, sad: 0.07, ashamed: 0.22, angry: 0.28, afraid: 0.6 };
const CHATS: Readonly<Record<MoodName, number>> = { none: 0.14, joy: 0.01, sad: 0.01, ashamed: 0.01, angry: 0.01, afraid: 0.01 };
/** How many of all messages tell, ask and chat. */
const TELLING = 0.5;
const ASKING = 0.45;
const CHATTING = 0.05;

/** From here on a mood is told, and of those that weigh one by its name; chosen from what `train-moods.ts --held-out` prints. */
const MOOD_FROM = 0.7;
const JOY_FROM = 0.7;
/** Joy that is told with words of these kinds has to be surer: “finally scored, and nobody looked”. */
const JOY_AGAINST_FROM = 0.9;
const AGAINST_JOY: ReadonlySet<string> = new Set(['lost', 'conceded', 'missed', 'bench', 'notChosen', 'leaves', 'alone', 'ignored', 'sad', 'givesUp', 'out', 'belittled', 'laughed', 'ashamed', 'blame', 'ownGoal', 'angry', 'unfair', 'took', 'selfish', 'afraid', 'absent']);
/** So has joy that is told with no word of these kinds: to be glad with a child that is hurt does harm. */
const OF_JOY: ReadonlySet<string> = new Set(['glad', 'proud', 'great', 'cheer', 'finally', 'won', 'scored', 'saved', 'chosen', 'given', 'worked', 'record', 'praise']);
const NAMED_FROM = 0.65;
const TELLS_FROM = 0.6;
const CHATS_FROM = 0.5;

const NONE: MoodRead = { mood: 'none', sureness: 0, tells: false, chats: false, kinds: new Set() };

/** The languages that moods are learned in. */
export const hasMoods = (language: CoachLanguage): language is MoodLanguage => language === 'en' || language === 'de';

/** In what mood a message is written; none in the languages that no mood is learned in. */
export function readMood(message: string, language: CoachLanguage): MoodRead {
  if (!hasMoods(language)) return NONE;
  const { moods, telling, question, smallTalk, kinds } = learnedMood(message, language);
  const weight = (mood: MoodName): number => moods[mood] * ((telling * TELLS[mood]) / TELLING + (question * ASKS[mood]) / ASKING + (smallTalk * CHATS[mood]) / CHATTING);
  const weights = WEIGHS.map((mood) => ({ mood, weight: weight(mood) }));
  const joy = weight('joy');
  const weighing = weights.reduce((sum, one) => sum + one.weight, 0);
  const all = weighing + joy + weight('none');
  const told = { tells: telling >= TELLS_FROM, chats: smallTalk >= CHATS_FROM, kinds };
  const isAgainst = [...kinds].some((kind) => AGAINST_JOY.has(kind));
  const isOfJoy = [...kinds].some((kind) => OF_JOY.has(kind));
  // “Regelfrage: Einwurf direkt ins Tor, zählt das?” asks, and shares no goal.
  if (joy / all >= (isAgainst || !isOfJoy || question > telling ? JOY_AGAINST_FROM : JOY_FROM)) return { mood: 'joy', sureness: joy / all, ...told };
  if (weighing / all < MOOD_FROM) return { mood: 'none', sureness: 0, ...told };
  const likeliest = weights.reduce((most, one) => (one.weight > most.weight ? one : most));
  return { mood: likeliest.weight / weighing >= NAMED_FROM ? likeliest.mood : 'hard', sureness: weighing / all, ...told };
}
