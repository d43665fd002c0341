import type { coachChatLines } from '@touchline/messages/coach-lines';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { likelihoodsByName } from '../meanings/trained-classes.ts';
import type { MoodLanguage } from '../mood/mood-features.ts';
import { hasMoods } from '../mood/read-mood.ts';
import { languageOf } from '../text/detect-language.ts';
import trained from '../data/chat-weights.json' with { type: 'json' };
import { chatFeatures } from './chat-features.ts';

/** What a message is that is no chat: a question, or a danger. */
export const CHAT_RIVALS = { ask: '=ask', danger: '=danger' } as const;

/** What a child chats about (`training/chat-turns.json`). */
export type ChatSubject = Exclude<keyof typeof coachChatLines, 'riddle' | 'tellMeMore' | 'other'>;
/** How it sounds. */
export type ChatMood = 'glad' | 'plain' | 'sad';

/** What was learned of a message as a chat. */
export interface ChatRead {
  /** How likely it is one, and how likely a danger. */
  readonly chat: number;
  readonly danger: number;
  /** Its subjects, the likeliest first, each with its share of all of them. */
  readonly subjects: readonly { readonly subject: ChatSubject; readonly share: number }[];
  readonly moods: Readonly<Record<ChatMood, number>>;
}

function readIn(language: MoodLanguage, message: string): ChatRead {
  const features = chatFeatures(message, language);
  const [classes, moods] = [likelihoodsByName(features, trained.subject), likelihoodsByName(features, trained.mood)];
  const of = (name: string): number => classes.get(name) ?? 0;
  const chat = 1 - of(CHAT_RIVALS.ask) - of(CHAT_RIVALS.danger);
  const subjects = [...classes].flatMap(([name, likelihood]) => (name.startsWith('=') ? [] : [{ subject: name as ChatSubject, share: likelihood / chat }]));
  return {
    chat,
    danger: of(CHAT_RIVALS.danger),
    subjects: subjects.toSorted((one, other) => other.share - one.share),
    moods: { glad: moods.get('glad') ?? 0, plain: moods.get('plain') ?? 0, sad: moods.get('sad') ?? 0 },
  };
}

const readByLanguage: Readonly<Record<MoodLanguage, (message: string) => ChatRead>> = {
  en: rememberedDuringAnswer((message: string) => readIn('en', message)),
  de: rememberedDuringAnswer((message: string) => readIn('de', message)),
};

/** What was learned of a message in English or German as a chat. */
export const readChat = (message: string, language: MoodLanguage): ChatRead => readByLanguage[language](message);

/** What is so likely a chat, and so hardly a danger, is one. */
const SURELY_FROM = 0.96;
const MOST_DANGER = 0.015;

/** What was learned of a message, in English or German, that is surely a chat: a pet, a meal, a goodbye; null for all else. */
export function sureChat(message: string): ChatRead | null {
  const language = languageOf(message);
  if (language === null || !hasMoods(language)) return null;
  const read = readChat(message, language);
  return read.chat >= SURELY_FROM && read.danger < MOST_DANGER ? read : null;
}

const OF_MEAL_OR_GOODBYE: ReadonlySet<ChatSubject> = new Set<ChatSubject>(['bye', 'food']);
const SURE_SHARE_FROM = 0.85;

/** Whether a message is surely a meal or a goodbye. */
export function isSurelyMealOrGoodbye(message: string): boolean {
  const first = sureChat(message)?.subjects[0];
  return first !== undefined && OF_MEAL_OR_GOODBYE.has(first.subject) && first.share >= SURE_SHARE_FROM;
}
