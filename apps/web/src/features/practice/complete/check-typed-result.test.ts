import { findDrill } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { readResult } from './check-typed-result.ts';

const sound = { isTooBig: false, isWords: false, isPart: false, isPossible: true, isDoubtful: false };

describe('what was typed as a result', () => {
  it.each([
    ['31', { ...sound, result: 31 }],
    ['', { ...sound, result: 0 }],
    ['a lot', { ...sound, result: 0, isWords: true, isDoubtful: true }],
    ['31.5', { ...sound, result: 31, isPart: true, isDoubtful: true }],
    ['5000', { ...sound, result: 5_000, isPossible: false, isDoubtful: true }],
    ['10001', { ...sound, result: 10_001, isTooBig: true, isPossible: false, isDoubtful: true }],
  ])('"%s" in five minutes of juggling is read', (typed, read) => {
    expect(readResult(typed, findDrill('juggling'), 5)).toEqual(read);
  });

  it('is possible where the drill is not known', () => {
    expect(readResult('5000', undefined, 5)).toEqual({ ...sound, result: 5_000 });
  });
});
