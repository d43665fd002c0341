import type { TrendPoint } from '@touchline/contracts';
import { scaleLinear, scalePoint } from '@visx/scale';

/** Where a trend is drawn. All in CSS pixels. */
export interface TrendFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A trend laid into its frame. */
export interface TrendShape {
  /** Oldest first. `averageY` is null where there are not three to average. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly averageY: number | null }[];
  /** Lines across, at whole results. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

/** Lays the points side by side, evenly, from nothing to a ceiling a little beyond the best: twice as high is twice as much. */
export function trendShape(points: readonly TrendPoint[], frame: TrendFrame): TrendShape {
  const results = points.map(({ result }) => result);
  const [least, most] = [Math.min(...results), Math.max(...results)];
  const down = scaleLinear<number>({
    // Results that are all the same are a row in the middle.
    domain: least === most ? [Math.max(0, most - 1), most + 1] : [0, most + Math.max(1, most * 0.1)],
    range: [frame.height - frame.bottom, frame.top],
    nice: 3,
  });
  const along = scalePoint<number>({
    domain: points.map((_, index) => index),
    range: [frame.left, frame.width - frame.right],
    padding: 0,
  });
  return {
    marks: points.map(({ result, average }, index) => ({
      x: along(index) ?? frame.left,
      y: down(result),
      averageY: average === null ? null : down(average),
    })),
    ticks: down
      .ticks(3)
      .filter((value) => Number.isInteger(value))
      .map((value) => ({ value, y: down(value) })),
  };
}

/** Which of the marks is nearest to a place along the chart. There is at least one. */
export function nearestMark(marks: TrendShape['marks'], x: number): number {
  let nearest = 0;
  for (const [index, mark] of marks.entries()) {
    if (Math.abs(mark.x - x) < Math.abs((marks[nearest]?.x ?? 0) - x)) nearest = index;
  }
  return nearest;
}

/** The name of a day below the points of it. */
export interface DayLabel {
  readonly text: string;
  /** The middle of its points, moved in where the name would go beyond the frame. */
  readonly x: number;
}

/**
 * One name for each day, below the middle of its points. Where they are too many for the width, the last one stands and
 * those that leave each other room before it. `texts` are of the points in their order; `wide` is how wide a name is.
 */
export function dayLabels(marks: TrendShape['marks'], texts: readonly string[], wide: (text: string) => number, frame: { readonly left: number; readonly right: number }): readonly DayLabel[] {
  const days: { text: string; from: number; to: number }[] = [];
  for (const [index, { x }] of marks.entries()) {
    const text = texts[index] ?? '';
    const last = days.at(-1);
    if (last?.text === text) last.to = x;
    else days.push({ text, from: x, to: x });
  }
  const shown: DayLabel[] = [];
  let free = Number.POSITIVE_INFINITY;
  for (const { text, from, to } of days.toReversed()) {
    const half = wide(text) / 2;
    const x = Math.max(frame.left + half, Math.min(frame.right - half, (from + to) / 2));
    if (x + half > free) continue;
    shown.unshift({ text, x });
    free = x - half - DAY_GAP;
  }
  return shown;
}

/** Between the names of two days, in CSS pixels. */
const DAY_GAP = 10;
