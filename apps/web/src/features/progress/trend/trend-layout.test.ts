import type { TrendPoint } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { dayLabels, nearestMark, trendShape } from './trend-layout.ts';

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
      expect(x).toBeGreaterThanOrEqual(30);
      expect(x).toBeLessThanOrEqual(270);
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

  it('is as high as it is much: its floor is nothing', () => {
    const { marks, ticks } = trendShape(points(100, 200), frame);
    const floor = frame.height - frame.bottom;
    const [half, whole] = marks.map(({ y }) => floor - y);
    expect((whole ?? 0) / (half ?? 1)).toBeCloseTo(2);
    expect(ticks[0]).toEqual({ value: 0, y: floor });
  });
});

describe('the names of the days', () => {
  const marks = [40, 100, 160, 220].map((x) => ({ x, y: 0, averageY: null }));
  const wide = (text: string) => text.length * 7;

  it('stand once a day, in the middle of its points', () => {
    expect(dayLabels(marks, ['1 Jun', '2 Jun', '2 Jun', 'Today'], wide, { left: 0, right: 300 })).toEqual([
      { text: '1 Jun', x: 40 },
      { text: '2 Jun', x: 130 },
      { text: 'Today', x: 220 },
    ]);
  });

  it('leave out what has no room beside a later one, never the last', () => {
    expect(dayLabels(marks, ['1 Jun', '2 Jun', '3 Jun', 'Yesterday, late'], wide, { left: 0, right: 300 }).map(({ text }) => text)).toEqual(['1 Jun', '2 Jun', 'Yesterday, late']);
  });

  it('never go beyond the frame', () => {
    const [first, last] = dayLabels([{ x: 2, y: 0, averageY: null }, { x: 298, y: 0, averageY: null }], ['1 June', 'Today'], wide, { left: 0, right: 300 });
    expect(first?.x).toBe(21);
    expect(last?.x).toBe(282.5);
  });
});
