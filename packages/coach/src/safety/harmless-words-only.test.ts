import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/recognise-words.ts';
import { checkWords } from './check-message.ts';
import { isOfKnownWordsAlone } from './harmless-words-only.ts';
import { dangersOfOpenSets } from '../testing/dangerous-messages-of-all-sets.ts';

describe('words of the app and of a match alone', () => {
  it.each([
    'boah! und was ist wenn ich ne karte doppelt krieg',
    'was passiert, wenn ich zweimal die gleiche karte habe?',
    'wie viele Päckchen bekomme ich mit 1368 Token',
    'what happens if i get the same card twice',
    'i mean when 2 players press me',
    'how many tokens do i have to have for the next pack',
  ])('are asked about by nobody: %s', (message) => {
    expect(checkWords(message)).toEqual({ action: 'allow' });
  });

  it.each(['they press me', 'can i meet you for tokens', 'i get cards if i send a video', 'my coach marks me', 'what happens if i get hit', 'i want no more level, i want to end it'])(
    'are no more than that: %s',
    (message) => {
      expect(isOfKnownWordsAlone(wordsOf(message).join(' '))).toBe(false);
    },
  );

  it('are in no message of danger of the open sets', () => {
    const dangers = dangersOfOpenSets();
    expect(dangers.length).toBeGreaterThan(2_000);
    expect(dangers.filter(({ text }) => isOfKnownWordsAlone(wordsOf(text).join(' ')))).toEqual([]);
  });
});
