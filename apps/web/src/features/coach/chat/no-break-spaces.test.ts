import { expect, it } from 'vitest';
import { unbrokenAmounts, unbrokenPhoneNumbers } from './no-break-spaces.ts';

it('holds a telephone number together, and nothing else', () => {
  expect(unbrokenPhoneNumbers('call 0800 11 11 now, or 116 111 in Europe')).toBe('call 0800\u00A011\u00A011 now, or 116\u00A0111 in Europe');
  expect(unbrokenPhoneNumbers('5 minutes and 3 drills')).toBe('5 minutes and 3 drills');
});

it('holds a number and its word together, in any language', () => {
  expect(unbrokenAmounts('Next step: Juggling, 5 minutes.')).toBe('Next step: Juggling, 5\u00A0minutes.');
  expect(unbrokenAmounts('10 Übungen, 3 - 1')).toBe('10\u00A0Übungen, 3 - 1');
});
