import type { PoseFrame } from '../landmarks.ts';
import { median } from '../signal/median.ts';

/** A value of one frame. */
export interface Sample {
  readonly time: number;
  readonly value: number;
}

/** Seconds that a sample stands for to either side at most: the player was out of sight for longer. */
const LONGEST_STEP = 1;

/** The values that the frames give; frames that give none are left out. */
export function samplesOf(frames: readonly PoseFrame[], valueOf: (frame: PoseFrame) => number | null): Sample[] {
  return frames.flatMap((frame) => {
    const value = valueOf(frame);
    return value === null ? [] : [{ time: frame.time, value }];
  });
}

/** The median of the samples, with the time of the sample nearest to it; null of none. */
export function typical(samples: readonly Sample[]): Sample | null {
  const value = median(samples.map((sample) => sample.value));
  if (value === null) return null;
  const [nearest] = samples.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value));
  return nearest ? { value, time: nearest.time } : null;
}

/**
 * Share of the time (0–1) in which the value was 1 rather than 0, with the first time at which it was not; null of none.
 * Each sample stands for the time half-way to its neighbours, for the frames lie closer at the key moments.
 */
export function shareOfTime(samples: readonly Sample[]): { readonly value: number; readonly time: number } | null {
  const [first] = samples;
  if (!first) return null;
  const step = (from: Sample | undefined, to: Sample | undefined) => (from && to ? Math.min(to.time - from.time, LONGEST_STEP) : 0);
  const weights = samples.map((sample, at) => step(samples[at - 1], sample) + step(sample, samples[at + 1]));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const yes = samples.reduce((sum, { value }, at) => sum + value * (weights[at] ?? 0), 0);
  return { value: total === 0 ? first.value : yes / total, time: (samples.find(({ value }) => value === 0) ?? first).time };
}

/** The part (0–1) of the way through the ordered values; the values must not be empty. */
function quantile(ordered: readonly number[], part: number): number {
  const place = part * (ordered.length - 1);
  const low = ordered[Math.floor(place)] ?? 0;
  const high = ordered[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/**
 * How far the samples range: from their 10th to their 90th percentile, so that one bad frame does not decide, with the
 * time of the sample that is farthest from the middle; null below three samples.
 */
export function spread(samples: readonly Sample[]): Sample | null {
  if (samples.length < 3) return null;
  const ordered = samples.map(({ value }) => value).toSorted((a, b) => a - b);
  const middle = quantile(ordered, 0.5);
  const [farthest] = samples.toSorted((a, b) => Math.abs(b.value - middle) - Math.abs(a.value - middle));
  return farthest ? { value: quantile(ordered, 0.9) - quantile(ordered, 0.1), time: farthest.time } : null;
}
