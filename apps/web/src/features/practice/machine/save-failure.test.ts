import { ApiError } from '@touchline/contracts/client';
import { describe, expect, test } from 'vitest';
import { noAnswer, saveFailure, SaveNotTried } from './save-failure.ts';

describe('a failed save', () => {
  test('speaks with the words and the suggestion of the server', () => {
    const error = new ApiError({
      status: 422,
      code: 'finish_in_future',
      message: 'Ends later.',
      suggestion: 'Check the clock.',
    });
    expect(saveFailure(error)).toEqual({
      trouble: null,
      words: 'Ends later.',
      status: null,
      suggestion: 'Check the clock.',
      refused: true,
    });
  });

  test('without words has the status', () => {
    expect(saveFailure(new ApiError({ status: 502, code: 'unknown', message: 'HTTP 502' }))).toEqual({
      trouble: null,
      words: null,
      status: 'HTTP 502',
      suggestion: null,
      refused: false,
    });
  });

  test('without an answer has neither', () => {
    expect(saveFailure(new ApiError({ status: 0, code: 'network', message: 'Network error' }))).toEqual(noAnswer);
    expect(saveFailure(new Error('anything'))).toEqual(noAnswer);
  });

  test.each([
    ['signedOut', new SaveNotTried('signedOut'), true],
    ['tokenLate', new ApiError({ status: 0, code: 'token_late', message: 'x' }), true],
    ['signInTrouble', new ApiError({ status: 0, code: 'sign_in_trouble', message: 'HTTP 503' }), true],
    ['noToken', new ApiError({ status: 401, code: 'sign_in_required', message: 'x' }), true],
    ['foreignPage', new ApiError({ status: 502, code: 'foreign_page', message: 'HTTP 502' }), false],
    ['noDatabase', new ApiError({ status: 503, code: 'unavailable', message: 'x' }), false],
  ] as const)('has its own name where it is %s', (trouble, error, refused) => {
    expect(saveFailure(error)).toEqual({ trouble, words: null, status: null, suggestion: null, refused });
  });

  test.each([
    [400, true],
    [401, true],
    [408, false],
    [422, true],
    [429, true],
    [500, false],
    [503, false],
  ])('with status %i surely saved nothing: %s', (status, refused) => {
    expect(saveFailure(new ApiError({ status, code: 'internal', message: 'x' })).refused).toBe(refused);
  });
});
