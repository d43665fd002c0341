import { readFileSync } from 'node:fs';
import { inEnglishWords } from '../src/english-reading/glossary.ts';
import type { TurnLanguage } from '../src/english-reading/learned-turn.ts';
import { glossedLanguages } from './training-hash.ts';

/** A phrase of the training, and the class it is of. */
export interface Phrase {
  readonly name: string;
  readonly text: string;
}

type Phrases = Readonly<Record<string, readonly string[]>>;
const read = (folder: string, language: string): Phrases => JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, import.meta.url), 'utf8')) as Phrases;

/** The phrases of a folder that a model learns from, in its language: English with Spanish, French and Portuguese word by word in English. */
export function phrasesIn(folder: string, language: TurnLanguage): Phrase[] {
  const own = Object.entries(read(folder, language)).flatMap(([name, texts]) => texts.map((text) => ({ name, text })));
  if (language === 'de') return own;
  return [...own, ...glossedLanguages.flatMap((glossed) => Object.entries(read(folder, glossed)).flatMap(([name, texts]) => texts.map((text) => ({ name, text: inEnglishWords(text, glossed) }))))];
}

/** So many of the phrases, drawn at random, all of one class. */
export function drawn(phrases: readonly Phrase[], name: string, count: number, random: () => number): Phrase[] {
  return phrases
    .map(({ text }) => ({ text, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ text }) => ({ name, text }));
}
