import { expect, test } from 'vitest';
import { profileProblems, type ProfileForm, type ProfileProblem } from './profile-problems.ts';

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
