import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it } from 'vitest';
import { isDecided, openFailure } from './pack-open-failure.ts';

const failure = (status: number, code: string) => new ApiError({ status, code, message: code });

describe('a pack that did not open', () => {
  it.each([
    [failure(401, 'sign_in_required'), 'Please sign in to open packs!'],
    [failure(422, 'not_enough_tokens'), 'You need 10 tokens to open a pack!'],
    [failure(500, 'internal'), 'Failed to open pack. Please try again.'],
    [failure(0, 'network'), 'Failed to open pack. Please try again.'],
    [new Error('anything'), 'Failed to open pack. Please try again.'],
  ])('says why: %s', (error, words) => {
    expect(openFailure(error, 10, false)).toBe(words);
  });

  it('is for want of a connection where the device has none', () => {
    expect(openFailure(failure(0, 'network'), 10, true)).toBe('Failed to open pack. Please try again. There is no connection right now. Nothing is lost.');
  });

  it.each([
    ['a lost answer', failure(0, 'network')],
    ['a server in trouble', failure(503, 'unavailable')],
    ['a sign-in that ran out', failure(401, 'sign_in_required')],
    ['too many tries', failure(429, 'too_many_requests')],
  ])('may still come after %s', (_case, error) => {
    expect(isDecided(error)).toBe(false);
  });

  it.each([
    ['too few tokens', failure(422, 'not_enough_tokens')],
    ['a key that was used for something else', failure(409, 'idempotency_key_reused')],
  ])('will not come after %s', (_case, error) => {
    expect(isDecided(error)).toBe(true);
  });
});
