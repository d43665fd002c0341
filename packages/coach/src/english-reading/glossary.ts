import type { CoachLanguage } from '@touchline/domain';
import french from '../data/glossary-fr.json' with { type: 'json' };
import portuguese from '../data/glossary-pt.json' with { type: 'json' };
import spanish from '../data/glossary-es.json' with { type: 'json' };
import { nearestOf, wordsOf } from '../text/recognise-words.ts';

/** The languages that the coach reads through English. */
export type GlossedLanguage = Exclude<CoachLanguage, 'en' | 'de'>;

/** English for words and for expressions of up to four words, both in plain letters. */
const glossaries: Readonly<Record<GlossedLanguage, Readonly<Record<string, string>>>> = { es: spanish, fr: french, pt: portuguese };
const MOST_WORDS = 4;

const known = new Map<GlossedLanguage, ReadonlySet<string>>();
function wordsKnown(language: GlossedLanguage): ReadonlySet<string> {
  const words = known.get(language) ?? new Set(Object.keys(glossaries[language]));
  known.set(language, words);
  return words;
}

/** What French drops its vowel before, written without the apostrophe: "lentrainement". */
const ELIDED = /^(?:qu|[cdjlmnst])([aehiouy][a-z]{2,})$/;

function englishOfWord(word: string, language: GlossedLanguage): string {
  const glossary = glossaries[language];
  const own = glossary[word];
  if (own !== undefined) return own;
  const after = language === 'fr' ? ELIDED.exec(word)?.[1] : undefined;
  const elided = after === undefined ? undefined : glossary[after];
  return elided ?? glossary[nearestOf(word, wordsKnown(language), 1)] ?? word;
}

/**
 * A text word by word in English: no sentence, but words that the questions of the topics can be compared with. What is in no
 * glossary, a name, stands as it is.
 */
export function inEnglishWords(text: string, language: GlossedLanguage): string {
  const words = wordsOf(text);
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2].find((count) => at + count <= words.length && count <= MOST_WORDS && glossaries[language][words.slice(at, at + count).join(' ')] !== undefined) ?? 1;
    english.push(length === 1 ? englishOfWord(words[at] ?? '', language) : (glossaries[language][words.slice(at, at + length).join(' ')] ?? ''));
    at += length;
  }
  return english.filter((word) => word !== '').join(' ');
}
