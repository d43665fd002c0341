import { describe, expect, it } from 'vitest';
import { mendedWords } from './correct-spelling.ts';

describe('words that are written as they are meant', () => {
  it.each([
    ['en', 'bother'],
    ['en', 'shoulder'],
    ['en', 'waiting'],
    ['en', 'older'],
    ['de', 'schulter'],
    ['de', 'verlernt'],
    ['de', 'nacht'],
  ] as const)('%s: “%s” is no slip of another word', (language, word) => expect(mendedWords(word, language)).toEqual([word]));

  it.each([
    ['en', 'pasing', 'passing'],
    ['en', 'shows', 'show'],
    ['de', 'dribbel', 'dribbeln'],
  ] as const)('%s: “%s” is read as “%s”', (language, word, meant) => expect(mendedWords(word, language)).toEqual([meant]));
});
