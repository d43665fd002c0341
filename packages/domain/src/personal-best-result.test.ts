import { expect, it } from 'vitest';
import { isFirstMark, isRecord } from './personal-best-result.ts';

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
