import type { ClipShape, Pose, PoseFrame } from '../landmarks.ts';
import type { Leg, View } from '../review-types.ts';
import { bodyPoint, distance, hipCentre, shoulderCentre } from './geometry.ts';
import { median } from './median.ts';

function legOf(pose: Pose | null, leg: Leg, clip: ClipShape): number | null {
  const hip = bodyPoint(pose, `${leg}Hip`, clip);
  const knee = bodyPoint(pose, `${leg}Knee`, clip);
  const ankle = bodyPoint(pose, `${leg}Ankle`, clip);
  return hip && knee && ankle && distance(hip, knee) + distance(knee, ankle);
}

/** Hip–knee + knee–ankle of the longer-looking leg, in picture heights: one that points at the camera looks short. */
export function legLengthIn(pose: Pose | null, clip: ClipShape): number | null {
  const lengths = [legOf(pose, 'left', clip), legOf(pose, 'right', clip)].filter((length) => length !== null);
  return lengths.length === 0 ? null : Math.max(...lengths);
}

/** Middle of the shoulders to middle of the hips, in picture heights. */
export function trunkLengthIn(pose: Pose | null, clip: ClipShape): number | null {
  const shoulders = shoulderCentre(pose, clip);
  const hips = hipCentre(pose, clip);
  return shoulders && hips && distance(shoulders, hips);
}

function medianOver(frames: readonly PoseFrame[], lengthIn: (pose: Pose | null) => number | null): number | null {
  const length = median(frames.map(({ pose }) => lengthIn(pose)).filter((value) => value !== null));
  return length !== null && length > 0 ? length : null;
}

/** The player's leg length over these frames, in picture heights; null when no whole leg was seen. */
export function legLength(frames: readonly PoseFrame[], clip: ClipShape): number | null {
  return medianOver(frames, (pose) => legLengthIn(pose, clip));
}

/**
 * The longest believable look of the player's leg, in picture heights: the 90th percentile. From the front a bent leg
 * looks short throughout a stance.
 */
export function longestLegLength(frames: readonly PoseFrame[], clip: ClipShape): number | null {
  const lengths = frames.map(({ pose }) => legLengthIn(pose, clip)).filter((length) => length !== null);
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? null;
}

/** The leg length that widths are compared with, in picture heights: from the front a bent leg looks short. */
export function referenceLegLength(frames: readonly PoseFrame[], clip: ClipShape, view: View): number | null {
  return view === 'front' ? longestLegLength(frames, clip) : legLength(frames, clip);
}

/** The player's trunk length over these frames, in picture heights; null when no trunk was seen. */
export function trunkLength(frames: readonly PoseFrame[], clip: ClipShape): number | null {
  return medianOver(frames, (pose) => trunkLengthIn(pose, clip));
}
