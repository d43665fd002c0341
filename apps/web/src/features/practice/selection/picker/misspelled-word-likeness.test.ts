import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeness } from './misspelled-word-likeness.ts';

const letters = (minLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'h'), minLength, maxLength: 12 });

describe('the likeness of a typed word', () => {
  it.each([
    ['juggling', 'juggling', 1],
    ['jug', 'juggling', 1],
    ['jugling', 'juggling', 6 / 7],
    ['dribbel', 'dribble', 6 / 7],
    ['cruif', 'cruyff', 4 / 5],
    ['kicksup', 'kickups', 6 / 7],
  ])('of %s to %s is %d', (typed, word, like) => {
    expect(likeness(typed, word)).toBeCloseTo(like);
  });

  it.each([
    ['header', 'ladder'],
    ['heading', 'weaving'],
    ['balance', 'ball'],
    ['volley', 'pull'],
    ['kopfball', 'fussball'],
    ['tor', 'toe'],
  ])('to a word that only shares letters is none: %s, %s', (typed, word) => {
    expect(likeness(typed, word)).toBe(0);
  });

  it('is whole for what begins a word, and never more than that', () => {
    fc.assert(fc.property(letters(1), fc.nat({ max: 12 }), (word, at) => {
      expect(likeness(word.slice(0, at + 1), word)).toBe(1);
    }));
    fc.assert(fc.property(letters(1), letters(0), (typed, word) => {
      expect(Math.abs(likeness(typed, word) - 0.5)).toBeLessThanOrEqual(0.5);
    }));
  });

  it('forgives one letter that is missing of four or more', () => {
    fc.assert(fc.property(letters(5), fc.nat(), (word, at) => {
      expect(likeness(word.slice(0, at % word.length) + word.slice((at % word.length) + 1), word)).toBeGreaterThan(0);
    }));
  });
});
