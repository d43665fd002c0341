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

/** Seconds either side of a moment in which its joints have to be seen. */
const SIGHT_REACH = 0.2;

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
