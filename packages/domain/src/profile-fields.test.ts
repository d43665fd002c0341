import { expect, test } from 'vitest';
import { avatars, isHiddenByAge, isTooShort, joinMessages, oneLine } from './profile-fields.ts';

test('there are twelve avatars, and a football is the first', () => {
  expect(avatars).toHaveLength(12);
  expect(new Set(avatars).size).toBe(12);
  expect(avatars[0]).toBe('⚽');
});

test('several messages are joined by a period and a space', () => {
  expect(joinMessages([])).toBe('');
  expect(joinMessages(['Display name is required.'])).toBe('Display name is required.');
  expect(joinMessages(['Display name is required.', 'Age must be between 5 and 99.'])).toBe(
    'Display name is required. Age must be between 5 and 99.',
  );
});

test('a text is kept on one line, without what cannot be seen', () => {
  expect(oneLine('  Kim\n\t Lee  ')).toBe('Kim Lee');
  expect(oneLine('K\u202eim\u200b')).toBe('Kim');
  expect(oneLine(' \u200b ')).toBeNull();
  expect(oneLine('👨‍👩‍👧')).toBe('👨‍👩‍👧');
  expect(isTooShort('K ')).toBe(true);
  expect(isTooShort('K 9')).toBe(false);
});

test.each([
  [5, true],
  [12, true],
  [13, false],
  [99, false],
  [null, true],
])('without a choice, a player of the age %s is hidden: %s', (age, hidden) => {
  expect(isHiddenByAge(age)).toBe(hidden);
});
