import { expect, test } from 'vitest';
import {
  avatars,
  isHiddenByAge,
  isTooShort,
  joinMessages,
  oneLine,
  profileProblems,
  type ProfileForm,
  type ProfileProblem,
} from './profile-fields.ts';

const isRude = (text: string) => text.includes('rude');

test.each<[ProfileForm, ProfileProblem[]]>([
  [{}, []],
  [{ displayName: null }, ['display_name_required']],
  [{ displayName: 'K' }, ['display_name_too_short']],
  [{ displayName: 'K \u200d' }, ['display_name_too_short']],
  [{ displayName: 'Ki' }, []],
  [{ displayName: 'kim@example.com' }, ['display_name_contact']],
  [{ displayName: 'rude Kim' }, ['display_name_rude']],
  [{ teamName: null, name: null, favoritePlayer: null, country: null, age: null, avatar: null }, []],
  [{ teamName: ' individual  PLAYERS' }, ['team_reserved']],
  [{ teamName: 'www.kims.team' }, ['team_contact']],
  [{ teamName: 'the rude ones' }, ['team_rude']],
  [{ name: 'rude, but nobody else sees it' }, []],
  [{ favoritePlayer: 'x'.repeat(60) }, []],
  [{ favoritePlayer: 'x'.repeat(61) }, ['text_too_long']],
  [{ age: 4 }, ['age_out_of_range']],
  [{ age: 5 }, []],
  [{ age: 99 }, []],
  [{ age: 100 }, ['age_out_of_range']],
  [{ age: 9.5 }, ['age_out_of_range']],
  [{ country: 'Narnia' }, ['country_unknown']],
  [{ country: 'norway' }, []],
  [{ country: 'NO' }, []],
  [{ avatar: '🍕' }, ['avatar_unknown']],
  [{ avatar: '🦁' }, []],
  [
    { displayName: null, age: 3, teamName: 'Individual Players' },
    ['display_name_required', 'team_reserved', 'age_out_of_range'],
  ],
])('%j has the problems %j', (form, problems) => {
  expect(profileProblems(form, isRude)).toEqual(problems);
});

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
