import { expect, test } from 'vitest';
import { alternate, compare, spreadOf } from './paired-measurements.ts';

test('the median is the one in the middle, or between the two in the middle', () => {
  expect(spreadOf([5, 1, 3])).toEqual({ median: 3, lowest: 1, highest: 5 });
  expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2.5, lowest: 1, highest: 4 });
  expect(spreadOf([7])).toEqual({ median: 7, lowest: 7, highest: 7 });
});

test('nothing measured, or something that is no amount, is an error and not a figure', () => {
  expect(() => spreadOf([])).toThrow('nothing was measured');
  for (const bad of [Number.NaN, 0, Infinity, -1]) expect(() => spreadOf([1, bad])).toThrow('no measurements');
});

test('only what was measured side by side is compared', () => {
  // The machine was half as fast for the second pair; the ratio does not change.
  expect(compare([50, 25], [100, 50]).ratio).toEqual({ median: 0.5, lowest: 0.5, highest: 0.5 });
  expect(() => compare([1, 2], [1])).toThrow('no measurements');
});

test('both sides are measured in turn, until there are enough pairs or the time is over', async () => {
  const turns: string[] = [];
  const side = (name: string) => async () => turns.push(name);
  const done = await alternate({ pairs: 3, milliseconds: Infinity }, side('A'), side('B'));
  expect(turns.join('')).toBe('ABABAB');
  expect(done).toEqual({ measured: [1, 3, 5], reference: [2, 4, 6] });
  expect((await alternate({ pairs: 3, milliseconds: 0 }, side('A'), side('B'))).measured).toHaveLength(1);
});
