import type { Profile } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { editOf, fieldsOf, problemsOf, type ProfileFields } from './profile-form-fields-and-problems.ts';
import { problemsText } from './profile-problem-text.ts';

const saved: Profile = {
  id: '01975d3a-8f2e-7c41-b6c8-0d8b1f3a7e21',
  email: 'noa@example.org',
  name: 'Noa',
  display_name: 'Noa',
  avatar: '🦊',
  level: 1,
  tokens: 0,
  total_sessions: 0,
  total_experience: 0,
  current_streak: 0,
  team_name: 'FC Harbour',
  favorite_player: null,
  country: null,
  age: null,
  club: null,
  favorite_foot: 'R',
  favorite_foot_chosen: true,
  time_zone: 'UTC',
  hidden: false,
  hidden_chosen: null,
  created_at: '2026-06-01T10:00:00Z',
  updated_at: '2026-06-01T10:00:00Z',
};
const edit = (typed: Partial<ProfileFields>, profile = saved) => editOf({ ...fieldsOf(profile), ...typed }, profile, null);
const told = (typed: Partial<ProfileFields>, profile = saved) => problemsText(problemsOf(edit(typed, profile)));

describe('what the form sends', () => {
  it('is nothing where nothing was changed', () => {
    expect(edit({})).toEqual({});
  });

  it('is what was changed, trimmed; an empty field is taken away, an empty age is null', () => {
    expect(edit({ displayName: '  Kim \n the Fox ', teamName: ' ', favoritePlayer: ' Marta ' })).toEqual({
      display_name: 'Kim the Fox',
      team_name: null,
      favorite_player: 'Marta',
    });
    expect(edit({ age: ' 11 ', country: 'Norway', favoriteFoot: 'L' })).toEqual({ age: 11, country: 'Norway', favorite_foot: 'L' });
    expect(edit({ age: ' ' }, { ...saved, age: 11 })).toEqual({ age: null });
    expect(edit({ club: 'Fernhollow' })).toEqual({ club: 'Fernhollow' });
    expect(edit({ club: '' }, { ...saved, club: 'Fernhollow' })).toEqual({ club: null });
  });

  it('is the right foot for anything but the left', () => {
    expect(edit({ favoriteFoot: '' }, { ...saved, favorite_foot: 'L' })).toEqual({ favorite_foot: 'R', favorite_foot_chosen: false });
  });

  it('tells the foot that a player chose, and stays silent of one that nobody chose', () => {
    const fresh = { ...saved, favorite_foot_chosen: false };
    expect(fieldsOf(fresh).favoriteFoot).toBe('');
    expect(edit({}, fresh)).toEqual({});
    expect(edit({ favoriteFoot: 'R' }, fresh)).toEqual({ favorite_foot_chosen: true });
    expect(edit({ favoriteFoot: 'L' }, fresh)).toEqual({ favorite_foot: 'L', favorite_foot_chosen: true });
  });

  it('names what takes a waiting edit back', () => {
    expect(editOf({ ...fieldsOf(saved), age: '' }, saved, { age: 11 })).toEqual({ age: null });
  });

  it('gives an account without a name the display name', () => {
    expect(edit({ displayName: 'Kim' }, { ...saved, name: null })).toEqual({ display_name: 'Kim', name: 'Kim' });
  });
});

describe('what is wrong with the form', () => {
  it.each([
    [{ displayName: ' ' }, 'Display name is required.'],
    [{ displayName: 'K' }, 'Display name must be at least 2 characters.'],
    [{ displayName: 'kim@example.com' }, 'Display name must not hold an email, a phone number, a link or an @name.'],
    [{ teamName: 'call 0171 5551234' }, 'Team must not hold an email, a phone number, a link or an @name.'],
    [
      { teamName: 'individual players' },
      '“Individual Players” are players without a team, so leave the team empty or type your team’s name.',
    ],
    [{ favoritePlayer: 'M'.repeat(61) }, 'Each field holds 60 characters at most.'],
    [{ country: 'Atlantis' }, 'Choose your country from the list.'],
    [{ age: '4' }, 'Age must be between 5 and 99.'],
    [{ age: '100' }, 'Age must be between 5 and 99.'],
    [{ age: '9.5' }, 'Age must be between 5 and 99.'],
    [{ age: '9,5' }, 'Age must be between 5 and 99.'],
    [{ age: '-9' }, 'Age must be between 5 and 99.'],
    [{ age: '1000' }, 'Age must be between 5 and 99.'],
    [{ age: 'nine' }, 'Type your age as a number, like 10.'],
    [{ age: '1e1' }, 'Type your age as a number, like 10.'],
    [{ displayName: '', age: '3' }, 'Display name is required. Age must be between 5 and 99.'],
    [{ displayName: 'K', age: '3' }, 'Display name must be at least 2 characters. Age must be between 5 and 99.'],
  ])('%j: %s', (typed, message) => {
    expect(told(typed)).toBe(message);
  });

  it.each([{ displayName: 'Kim' }, { displayName: 'محمد عبد الرحمن' }, { age: '5' }, { age: '99' }, { teamName: 'A.C. Milan' }])(
    'is nothing for %j',
    (typed) => {
      expect(told(typed)).toBe('');
    },
  );

  it('is not a name of before that nobody has touched', () => {
    expect(told({ age: '11' }, { ...saved, display_name: 'call 0171 5551234' })).toBe('');
  });
});
