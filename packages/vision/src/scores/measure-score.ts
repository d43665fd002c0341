import type { Band, Range } from '../measure-types.ts';
import type { Grade } from '../review-types.ts';

/** Scores at the marks of a band (facts: score of one measure). */
const marks = { best: 100, good: 80, limit: 40 } as const;
/** Degrees past the limit at which nothing is left. */
const LOST_AFTER = 15;
/** From this frame rate a fast limb's angle can be told; cameras' 60 is 59.94. */
const FAST_ENOUGH = 59;

function between(value: number, from: number, fromScore: number, to: number, toScore: number): number {
  return from === to ? toScore : fromScore + ((value - from) / (to - from)) * (toScore - fromScore);
}

/** The score by the distance from best on one side; all distances are positive and rise. */
function sideScore(away: number, good: number, limit: number, lost: number): number {
  if (away <= good) return between(away, 0, marks.best, good, marks.good);
  if (away <= limit) return between(away, good, marks.good, limit, marks.limit);
  return Math.max(0, between(away, limit, marks.limit, lost, 0));
}

/** Beyond the limit: fifteen degrees; where the unit is another, as far again as the limit is from good. */
function lostAt(limit: number, good: number, unit: Range['unit']): number {
  return limit + (unit === 'degrees' ? LOST_AFTER : Math.max(limit - good, Number.EPSILON));
}

function below(value: number, { best, goodFrom, min }: Band, unit: Range['unit']): number {
  const [good, limit] = [best - goodFrom, best - min];
  return sideScore(best - value, good, limit, lostAt(limit, good, unit));
}

function above(value: number, { best, goodTo, max }: Band, unit: Range['unit']): number {
  const [good, limit] = [goodTo - best, max - best];
  return sideScore(value - best, good, limit, lostAt(limit, good, unit));
}

/**
 * Score of one measure, 0–100: 100 at best, 80 at either end of good, 40 at the limits, linear between, 0 fifteen
 * degrees past them. A yes is 100; a no is at the limit, for how far it missed is not told.
 */
export function scoreOf(value: number, { band, reading, unit }: Pick<Range, 'band' | 'reading' | 'unit'>): number {
  if (reading === 'yes' || band === null) return value === 1 ? marks.best : marks.limit;
  if (value < band.best) return reading === 'atMost' ? marks.best : below(value, band, unit);
  return reading === 'atLeast' ? marks.best : above(value, band, unit);
}

/** Weight of a measure in an average: A 1, B a half, C nothing below 60 frames a second and a half from there. */
export function weightOf(grade: Grade, frameRate: number): number {
  if (grade === 'A') return 1;
  return grade === 'B' || frameRate >= FAST_ENOUGH ? 0.5 : 0;
}
