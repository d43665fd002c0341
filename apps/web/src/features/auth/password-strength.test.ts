import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['Abcdefghij1!', 'strong'],
  ['Ábcdefghij1!', 'strong'],
  ['Abcdefghi1!', 'medium'],
  ['Abcdefghijk1', 'medium'],
  ['abcdefghij1!', 'medium'],
  ['abcdefghijk!', 'weak'],
  ['abcdefg1', 'medium'],
  ['Abcdefgh', 'medium'],
  ['abcdefgh', 'weak'],
  ['Abcdef1', 'weak'],
  // What a refused password is told to be instead is no weak one.
  ['three words and 1', 'medium'],
  ['drei wörter und 1', 'medium'],
  ['', 'weak'],
])('the password %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
