import { coachSafetyOf } from '@touchline/messages/coach-safety-in-every-language';
import { fill } from '@touchline/messages/fill';
import { callsFor, numbersToCall } from '@touchline/coach/helpline';
import { describe, expect, test } from 'vitest';
import { crisisParagraphs } from './crisis-paragraphs.ts';

describe('words of help', () => {
  test.each([coachSafetyOf.en, coachSafetyOf.de].flatMap(({ coachCrises }) => Object.values(coachCrises)))('stand in short paragraphs, with the numbers of the country to call: %s', (words) => {
    for (const place of [...['DE', 'US', 'IE', 'GB', null].flatMap((code) => [{ country: code, likelyCountry: null }, { country: null, likelyCountry: code }]), { country: 'SE', likelyCountry: null }]) {
      const text = fill(words, { ...callsFor(place) });
      const paragraphs = crisisParagraphs(text, numbersToCall(place));
      expect(paragraphs.map((paragraph) => paragraph.text).join(' ')).toBe(text);
      expect(paragraphs.length).toBeGreaterThan(1);
      const said = numbersToCall(place).filter((number) => text.includes(number));
      expect(paragraphs.flatMap(({ number }) => number ?? []).toSorted()).toEqual(said.toSorted());
    }
  });

  test('offer no call to a number of other countries', () => {
    expect(crisisParagraphs('A line is 116 111 in much of Europe. Tell an adult.', [])).toEqual([
      { text: 'A line is 116 111 in much of Europe.', number: null },
      { text: 'Tell an adult.', number: null },
    ]);
    expect(crisisParagraphs('Call 0112 33 now.', ['112'])).toEqual([{ text: 'Call 0112 33 now.', number: null }]);
  });
});
