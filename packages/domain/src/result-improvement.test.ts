import { describe, expect, it } from 'vitest';
import { improvementFromLast, isFirstMark, isRecord } from './result-improvement.ts';

describe('the improvement', () => {
  it('is the difference to the last result, up or down', () => {
    expect(improvementFromLast(30, 20)).toBe(10);
    expect(improvementFromLast(20, 30)).toBe(-10);
  });

  it('is 0 the first time', () => {
    expect(improvementFromLast(30, null)).toBe(0);
  });

  it('is 0 where nothing was counted, this time or the last', () => {
    expect(improvementFromLast(20, 0)).toBe(0);
    expect(improvementFromLast(0, 20)).toBe(0);
  });
});

it.each([
  { result: 83, counts: true, bestBefore: 72, record: true, first: false },
  { result: 72, counts: true, bestBefore: 72, record: false, first: false },
  { result: 71, counts: true, bestBefore: 72, record: false, first: false },
  { result: 83, counts: false, bestBefore: 72, record: false, first: false },
  { result: 83, counts: true, bestBefore: 0, record: false, first: true },
  { result: 83, counts: false, bestBefore: 0, record: false, first: false },
  { result: 0, counts: true, bestBefore: 0, record: false, first: false },
])('$result after a best of $bestBefore, counting: $counts, is a record: $record, a first mark: $first', ({ record, first, ...rated }) => {
  expect(isRecord(rated)).toBe(record);
  expect(isFirstMark(rated)).toBe(first);
});
