import type { Lexicon } from '../meanings/lexicon.ts';
import { topicFeatures } from '../meanings/topic-features.ts';
import { germanWords } from '../meanings/word-families-de.ts';
import { englishWords } from '../meanings/word-families-en.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { ACT_WORDS, MOOD_WORDS, SPEAKER_WORDS } from './mood-words.ts';

/** The languages that moods and speakers are learned in. */
export type MoodLanguage = 'en' | 'de';

const lexicons: Readonly<Record<MoodLanguage, Lexicon>> = { en: englishWords, de: germanWords };

const WORD_WEIGHT = 0.9;
const PAIR_WEIGHT = 0.8;
const SIGN_WEIGHT = 0.8;
const KIND_WEIGHT = 1.5;
/** Begins the name of a feature that is a kind of words. */
const KIND = '?k';

/** How a text is written, beside its words: signs, capitals, and the care of a grown-up. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['!', /!/],
  ['!!', /!!/],
  ['?', /\?/],
  ['...', /\.\.|…/],
  ['loud', /\p{Lu}{4,}/u],
  ['glad', /[🎉🥳🔥💪😁😀😍🤩🏆⚽🙌🥅🧤❤]/u],
  ['sorry', /[😢😭😔😞😩🥺💔]/u],
  ['cross', /[😡😠🤬😤🙄]/u],
  ['laugh', /[😂🤣]|\b(?:lol|haha+|hihi)\b/iu],
  ['formal', /\b(?:Sie|Ihnen|Ihre?|Ihrer|Ihrem)\b(?!$)/u],
  ['tidy', /^[\p{Lu}„“"'].*[a-zäöüß].*[.?!]$/su],
  ['comma', /,/],
  ['semicolon', /[;—–]/],
];
const LONG = 18;

/**
 * What the training looks at in a message for its mood and for who speaks: what its words stand for, each word, pairs of neighbours
 * and runs of letters, each language by itself, and in both languages alike kinds of words and how it is written.
 */
export function moodFeatures(text: string, language: MoodLanguage): ReadonlyMap<string, number> {
  const features = new Map([...topicFeatures(text, language, lexicons[language])].map(([name, weight]) => [`${language}${name}`, weight]));
  const words = wordsOf(text);
  words.forEach((word, at) => {
    features.set(`${language}w${word}`, WORD_WEIGHT);
    features.set(`${language}p${words[at - 1] ?? '^'}>${word}`, PAIR_WEIGHT);
  });
  const plain = words.join(' ');
  for (const list of [MOOD_WORDS, SPEAKER_WORDS, ACT_WORDS]) for (const [kind, pattern] of list) if (pattern.test(plain)) features.set(`${KIND}${kind}`, KIND_WEIGHT);
  for (const [name, pattern] of SIGNS) if (pattern.test(text)) features.set(`?s${name}`, SIGN_WEIGHT);
  if (words.length > LONG) features.set('?slong', SIGN_WEIGHT);
  return features;
}

/** The kinds of words that a message of these features holds (`mood-words.ts`). */
export const kindsIn = (features: ReadonlyMap<string, number>): ReadonlySet<string> => new Set([...features.keys()].flatMap((name) => (name.startsWith(KIND) ? [name.slice(KIND.length)] : [])));
