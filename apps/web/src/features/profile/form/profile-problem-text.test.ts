import { ApiError } from '@touchline/contracts/client';
import { expect, it } from 'vitest';
import { saveFailureText } from './profile-problem-text.ts';

const failure = (status: number, code: string, message: string) => new ApiError({ status, code, message });

it.each([
  ['a thing that is no error', 'what', 'Failed to save profile. Please try again.'],
  ['an error without words', new Error(''), 'Failed to save profile. Please try again.'],
  ['a network that is away', failure(0, 'network', 'Network error'), 'Failed to save profile. Please try again.'],
  ['a bare status', failure(502, 'unknown', 'HTTP 502'), 'Failed to save profile. Please try again.'],
  [
    'a page of something on the way',
    failure(502, 'foreign_page', 'HTTP 502'),
    'Something on the way answered in Touchline’s place, like the sign-in page of a Wi-Fi. Open any other website to see it.',
  ],
  ['trouble of the server', failure(500, 'internal', 'Something went wrong on our side.'), 'Something went wrong on our side.'],
  ['an error that mentions JWT', new Error('JWT expired'), 'Session expired. Please sign in again.'],
  ['an answer that mentions JWT', failure(403, 'unknown', 'invalid JWT'), 'Session expired. Please sign in again.'],
  ['a 401', failure(401, 'sign_in_required', 'Please sign in again to continue'), 'Session expired. Please sign in again.'],
  ['any other error', new Error('The disk is full'), 'The disk is full'],
  ['a refusal', failure(400, 'display_name_rude', 'Display name must not hold rude words.'), 'Display name must not hold rude words.'],
])('%s is told in the right words', (_what, error, words) => {
  expect(saveFailureText(error)).toBe(words);
});
