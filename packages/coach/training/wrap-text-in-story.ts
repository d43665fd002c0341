import { readFileSync } from 'node:fs';

/** What children tell around a question, and what asks nothing itself, by language. */
const stories = JSON.parse(readFileSync(new URL('stories.json', import.meta.url), 'utf8')) as Readonly<Record<'en' | 'de', readonly string[]>>;
const MOST_PIECES = 3;

/** A text with one to three pieces of a story around it, so that a training learns that they do not matter. `random` gives 0 to 1. */
export function wrapInStory(text: string, language: 'en' | 'de', random: () => number): string {
  const below = (end: number): number => Math.floor(random() * end);
  const pieces = Array.from({ length: 1 + below(MOST_PIECES) }, () => stories[language][below(stories[language].length)] ?? '');
  return pieces.toSpliced(below(pieces.length + 1), 0, text).join(' ');
}
