import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsNotAfter } from './word-patterns.ts';

const WORDS = ['a', 'b', 'c', 'bc', 'x'];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 7 }).map((words) => words.join(' '));

it('finds what a look-behind finds', () => {
  const ours = wordsNotAfter({ words: 'b( c)?', notAfter: '\\b(a|x x) ' });
  // As a string, so that the pattern is not in a script that a browser gets.
  const lookBehind = new RegExp('(?:^| )(?<!\\b(?:a|x x) )(?:b( c)?)(?= |$)');
  fc.assert(fc.property(text, (said) => { expect(ours.test(said)).toBe(lookBehind.test(said)); }));
});

it('finds what a look-behind with a look-ahead in it finds', () => {
  const ours = wordsNotAfter({ words: 'b|b c x', notAfter: 'a ', ahead: 'b c( x)?$' });
  const lookBehind = new RegExp('(?:^| )(?<!a (?=b c( x)?$))(?:b|b c x)(?= |$)');
  fc.assert(fc.property(text, (said) => { expect(ours.test(said)).toBe(lookBehind.test(said)); }));
});

it('is the same each time it is asked', () => {
  const broken = wordsNotAfter({ words: 'broken', notAfter: 'phone (is )?' });
  expect([1, 2].map(() => broken.test('i think my toe is broken'))).toEqual([true, true]);
  expect([1, 2].map(() => broken.test('my phone is broken'))).toEqual([false, false]);
  expect(broken.test('my phone is broken and my toe is broken')).toBe(true);
});
