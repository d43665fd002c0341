import { expect, it } from 'vitest';
import { strengthWords } from './auth-problem-text.ts';

it.each([
  ['regen-im-april-9', 'Good. It gets strong with a capital letter.'],
  ['blau-wolke-77!', 'Good. It gets strong with a capital letter.'],
  ['abcdefg1', 'Good. It gets strong with 12 characters or more, a capital letter, and a symbol.'],
  ['ABCDEFGHIJK1', 'Good. It gets strong with a small letter and a symbol.'],
  ['Abcdefghijkl', 'Good. It gets strong with a number and a symbol.'],
  ['dasisteinlanges', 'Easy to guess. Use capital and small letters, or a number.'],
  ['Abcde1', 'Easy to guess. Use 8 characters or more.'],
  ['abcdef', 'Easy to guess. Use 8 characters or more, with a capital letter or a number.'],
  ['Abcdefghij1!', 'Strong password.'],
])('of the password %s it is said what alone it lacks', (password, words) => {
  expect(strengthWords(password)).toBe(words);
});
