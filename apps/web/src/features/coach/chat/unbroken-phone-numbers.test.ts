import { expect, it } from 'vitest';
import { unbrokenPhoneNumbers } from './unbroken-phone-numbers.ts';

it('holds a telephone number together, and nothing else', () => {
  expect(unbrokenPhoneNumbers('call 0800 11 11 now, or 116 111 in Europe')).toBe('call 0800\u00A011\u00A011 now, or 116\u00A0111 in Europe');
  expect(unbrokenPhoneNumbers('5 minutes and 3 drills')).toBe('5 minutes and 3 drills');
});
