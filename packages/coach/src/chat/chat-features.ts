import { moodFeatures, type MoodLanguage } from '../mood/mood-features.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { CHAT_WORDS } from './chat-words.ts';

const KIND_WEIGHT = 2;

/** What the training looks at in a turn for what it chats about: what it looks at for moods, and what kinds of words of a chat it holds. */
export function chatFeatures(text: string, language: MoodLanguage): ReadonlyMap<string, number> {
  const features = new Map(moodFeatures(text, language));
  const plain = wordsOf(text).join(' ');
  for (const [kind, pattern] of CHAT_WORDS) if (pattern.test(plain)) features.set(`?c${kind}`, KIND_WEIGHT);
  return features;
}
