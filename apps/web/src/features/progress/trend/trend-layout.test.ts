import type { TrendPoint } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { apart, nearestMark, trendShape } from './trend-layout.ts';

const frame = { width: 320, height: 200, left: 30, right: 50, top: 10, bottom: 30 };
const points = (...results: number[]): TrendPoint[] =>
  results.map((result, index) => ({
    sessionId: String(index),
    finishedAt: '2026-06-04T16:00:00Z',
    day: '2026-06-04',
    drillId: 'juggling',
    drillName: 'Juggling',
    resultLabel: 'touches',
    result,
    average: index < 2 ? null : result,
  }));

describe('the trend', () => {
  it('lies in its frame, the latest to the right and the best at the top', () => {
    const { marks } = trendShape(points(20, 80, 50), frame);
    expect(marks.map(({ x }) => x)).toEqual(marks.map(({ x }) => x).toSorted((a, b) => a - b));
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(270);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(170);
    }
    expect(Math.min(...marks.map(({ y }) => y))).toBe(marks[1]?.y);
  });

  it('has no average where there are not three', () => {
    const { marks } = trendShape(points(20, 80, 50), frame);
    expect(marks.map(({ averageY }) => averageY === null)).toEqual([true, true, false]);
    expect(marks[2]?.averageY).toBe(marks[2]?.y);
  });

  it('is drawn where all results are the same, none and huge ones too', () => {
    for (const result of [0, 1, 10_000]) {
      const { marks, ticks } = trendShape(points(result, result, result), frame);
      for (const { y } of marks) expect(Number.isFinite(y)).toBe(true);
      expect(ticks.length).toBeGreaterThan(0);
    }
  });

  it('has its lines at whole results only, and none below nothing', () => {
    const { ticks } = trendShape(points(0, 1, 0), frame);
    for (const { value } of ticks) {
      expect(Number.isInteger(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  it('finds the mark under a finger', () => {
    const { marks } = trendShape(points(1, 2, 3), frame);
    expect(marks.map(({ x }) => nearestMark(marks, x + 4))).toEqual([0, 1, 2]);
    expect(nearestMark(marks, -100)).toBe(0);
    expect(nearestMark(marks, 900)).toBe(2);
  });

  it('moves two labels apart that would lie on each other, and leaves others', () => {
    expect(apart(10, 100, 20)).toEqual([10, 100]);
    expect(apart(50, 54, 20)).toEqual([42, 62]);
    expect(apart(54, 50, 20)).toEqual([62, 42]);
    expect(apart(50, 50, 20)).toEqual([40, 60]);
  });
});
