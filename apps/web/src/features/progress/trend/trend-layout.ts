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

/** Lays the points side by side, evenly, between a floor and a ceiling a little beyond them. */
export function trendShape(points: readonly TrendPoint[], frame: TrendFrame): TrendShape {
  const results = points.map(({ result }) => result);
  const [least, most] = [Math.min(...results), Math.max(...results)];
  const air = Math.max(1, (most - least) * 0.2);
  const down = scaleLinear<number>({
    domain: [Math.max(0, least - air), most + air],
    range: [frame.height - frame.bottom, frame.top],
    nice: 3,
  });
  const along = scalePoint<number>({
    domain: points.map((_, index) => index),
    range: [frame.left, frame.width - frame.right],
    padding: 0.4,
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

/** Two labels beside their lines, moved apart where they would lie on each other. `gap` is a label's height. */
export function apart(first: number, second: number, gap: number): readonly [number, number] {
  const distance = Math.abs(first - second);
  if (distance >= gap) return [first, second];
  const shift = (gap - distance) / 2;
  return first <= second ? [first - shift, second + shift] : [first + shift, second - shift];
}
