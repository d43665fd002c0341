import type { User } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { playerOf, authSessionKey, storedPlayer } from './signed-in-player.ts';
import { noa, authSessionOf, storageWith } from './testing/sign-in-service.ts';

const named = (email: string | undefined, user_metadata: Record<string, unknown>): string =>
  playerOf({ ...noa, email, user_metadata } as User).name;

describe("the player's name", () => {
  it('is the display name, else the account name, else the first part of the email, else Player', () => {
    expect(named('noa@example.org', { display_name: 'Noa 7', name: 'Noa' })).toBe('Noa 7');
    expect(named('noa@example.org', { display_name: '  ', name: 'Noa' })).toBe('Noa');
    expect(named('noa@example.org', {})).toBe('noa');
    expect(named(undefined, {})).toBe('Player');
  });
});

describe('the player in storage', () => {
  it('is found before the session is opened, also when it has run out', () => {
    const storage = storageWith({ [authSessionKey]: authSessionOf({ expiresIn: -10 }) });
    expect(storedPlayer(storage)).toEqual({ id: noa.id, email: noa.email, name: 'Noa' });
  });

  it.each([
    ['is nothing', null],
    ['has a token of two segments', { ...authSessionOf(), access_token: 'two.segments' }],
    ['has no user', { ...authSessionOf(), user: undefined }],
  ])('is nobody when what lies there %s', (_what, stored) => {
    expect(storedPlayer(storageWith({ [authSessionKey]: stored }))).toBeNull();
  });

  it('is nobody when what lies there is not JSON', () => {
    expect(storedPlayer({ ...storageWith(), getItem: () => '{' })).toBeNull();
  });
});
