import { landmarkIndex } from '../landmarks.ts';
import type { BodyPoint, PoseFrame } from '../landmarks.ts';
import { isInPicture } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import { visibility } from '../signal/signal-constants.ts';
import { framesBetween } from './measurement-input.ts';
import type { MeasurementInput } from './measurement-input.ts';

/** What was measured, where and when to show it. */
export interface MeasuredValue {
  readonly value: number;
  /** Seconds from the start of the clip; null for a value of the whole clip. */
  readonly time: number | null;
  readonly joint: BodyPoint | null;
}

/** Measures the input; `hidden` when its joints were not seen well enough, null when its moment was not seen. */
export type Measurement = (input: MeasurementInput) => MeasuredValue | 'hidden' | null;

/** A value of one frame. */
export interface Sample {
  readonly time: number;
  readonly value: number;
}

/** Seconds either side of a moment in which its joints have to be seen. */
const SIGHT_REACH = 0.2;
/** Seconds that a sample stands for to either side at most: the player was out of sight for longer. */
const LONGEST_STEP = 1;

function visibilityIn({ pose }: PoseFrame, point: BodyPoint): number {
  const landmark = pose?.[landmarkIndex[point]];
  return landmark && isInPicture(landmark) ? landmark.visibility : 0;
}

function seenIn(frames: readonly PoseFrame[], points: readonly BodyPoint[]): boolean {
  return points.every((point) => {
    const usual = median(frames.map((frame) => visibilityIn(frame, point)));
    return usual !== null && usual >= visibility.finding;
  });
}

/** True when every point is seen well enough for a finding in the frames that have the player. */
export function wellSeen(frames: readonly PoseFrame[], points: readonly BodyPoint[]): boolean {
  return seenIn(frames.filter(({ pose }) => pose !== null), points);
}

/** True when every point is seen well enough around a moment; frames without the player count against it. */
export function wellSeenAt(input: MeasurementInput, time: number, points: readonly BodyPoint[]): boolean {
  return seenIn(framesBetween(input, time - SIGHT_REACH, time + SIGHT_REACH), points);
}

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
