import { smoothing } from './signal-constants.ts';
import { butterworth } from './butterworth.ts';
import { median } from './median.ts';

/** Steps may differ by this share before the values are laid on an even grid for the filter. */
const unevenShare = 0.1;

/** How a coordinate is smoothed. */
export interface Smoothing {
  /** Hz. */
  readonly cutoff: number;
  /** Whether a median of three comes first, where the frame rate allows it. */
  readonly useMedian: boolean;
}

/** Each value replaced by the median of itself and its two neighbours; the ends stay. */
function medianOfThree(values: readonly number[]): number[] {
  return values.map((value, at) => {
    const before = values[at - 1];
    const after = values[at + 1];
    if (before === undefined || after === undefined) return value;
    return Math.max(Math.min(before, value), Math.min(Math.max(before, value), after));
  });
}

/** Values at other times, by straight lines between the known ones. Times must rise. */
export function interpolate(times: readonly number[], values: readonly number[], wanted: readonly number[]): number[] {
  let at = 0;
  return wanted.map((time) => {
    while (at < times.length - 2 && (times[at + 1] ?? Infinity) <= time) at += 1;
    const [from = 0, to = from] = [times[at], times[at + 1]];
    const [low = 0, high = low] = [values[at], values[at + 1]];
    const share = to === from ? 0 : Math.min(1, Math.max(0, (time - from) / (to - from)));
    return low + (high - low) * share;
  });
}

/**
 * Smooths coordinates of body points, one at a time, over the frames of these times: median of three (where the frame rate
 * allows it), then a zero-phase Butterworth. `times` in seconds, which are looked at once; `cutoff` in Hz.
 */
export function smoother(times: readonly number[], { cutoff, useMedian }: Smoothing): (values: readonly number[]) => number[] {
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const step = median(steps);
  if (step === null || step <= 0) return (values) => [...values];
  const settled = useMedian && 1 / step >= smoothing.medianFromRate - 0.5 ? medianOfThree : (values: readonly number[]) => values;
  if (steps.every((each) => Math.abs(each - step) <= unevenShare * step)) return (values) => butterworth(settled(values), 1 / step, cutoff);

  const start = times[0] ?? 0;
  const length = Math.round(((times.at(-1) ?? start) - start) / step) + 1;
  const even = Array.from({ length }, (_, at) => start + at * step);
  return (values) => interpolate(even, butterworth(interpolate(times, settled(values), even), 1 / step, cutoff), times);
}
