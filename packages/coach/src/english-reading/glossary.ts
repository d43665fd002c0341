import type { CoachLanguage } from '@touchline/domain';
import french from '../data/glossary-fr.json' with { type: 'json' };
import portuguese from '../data/glossary-pt.json' with { type: 'json' };
import spanish from '../data/glossary-es.json' with { type: 'json' };
import { afterElision, nearestOf } from '../text/correct-spelling.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** The languages that the coach reads through English. */
export type GlossedLanguage = Exclude<CoachLanguage, 'en' | 'de'>;

/** English for words and for expressions of up to four words, both in plain letters. */
const glossaries: Readonly<Record<GlossedLanguage, Readonly<Record<string, string>>>> = { es: spanish, fr: french, pt: portuguese };
/** Of expressions in words, the longest first. */
const LENGTHS = [4, 3, 2];

const known = new Map<GlossedLanguage, ReadonlySet<string>>();
function wordsKnown(language: GlossedLanguage): ReadonlySet<string> {
  const words = known.get(language) ?? new Set(Object.keys(glossaries[language]));
  known.set(language, words);
  return words;
}

/** A word or an expression in English; itself where it is not known. */
function englishOf(word: string, language: GlossedLanguage): string {
  const glossary = glossaries[language];
  const own = glossary[word];
  if (own !== undefined) return own;
  const after = language === 'fr' ? afterElision(word) : null;
  const elided = after === null ? undefined : glossary[after];
  return elided ?? glossary[nearestOf(word, wordsKnown(language), 1)] ?? word;
}

/**
 * A text word by word in English: no sentence, but words that the questions of the topics can be compared with. What is in no
 * glossary, a name, stands as it is.
 */
export function inEnglishWords(text: string, language: GlossedLanguage): string {
  const words = wordsOf(text);
  const english: string[] = [];
  while (words.length > 0) {
    const length = LENGTHS.find((count) => count <= words.length && glossaries[language][words.slice(0, count).join(' ')] !== undefined) ?? 1;
    english.push(englishOf(words.splice(0, length).join(' '), language));
  }
  return english.filter((word) => word !== '').join(' ');
}
