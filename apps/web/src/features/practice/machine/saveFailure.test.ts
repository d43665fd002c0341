import { ApiError } from '@touchline/contracts/client';
import { describe, expect, test } from 'vitest';
import { noAnswer, saveFailure } from './saveFailure.ts';

describe('a failed save', () => {
  test('speaks with the words and the suggestion of the server', () => {
    const error = new ApiError({
      status: 422,
      code: 'finish_in_future',
      message: 'Ends later.',
      suggestion: 'Check the clock.',
    });
    expect(saveFailure(error)).toEqual({
      words: 'Ends later.',
      status: null,
      suggestion: 'Check the clock.',
      refused: true,
    });
  });

  test('without words has the status', () => {
    expect(saveFailure(new ApiError({ status: 502, code: 'unknown', message: 'HTTP 502' }))).toEqual({
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
