import type { ClipShape, PoseFrame } from '../landmarks.ts';
import type { KeyMoment } from '../review-types.ts';
import { setRules } from './stance-and-turn-constants.ts';
import { legLength, longestLegLength } from '../signal/leg-and-trunk-length.ts';
import { maxBy } from './max-by.ts';
import { chordAt, inPicture } from './joint-motion.ts';
import { hipHeight, isReady } from './ready-stance.ts';

const steadyPoints = ['leftHip', 'rightHip', 'leftAnkle', 'rightAnkle'] as const;

/** The frames of a segment in which hips and feet are steady. */
function steadyFrames(segment: readonly PoseFrame[], clip: ClipShape, length: number): PoseFrame[] {
  const places = steadyPoints.map((point) => inPicture(segment, point, clip, length));
  return segment.filter(({ time }) =>
    places.every((place) => (chordAt(place, time, setRules.steadySeconds)?.speed ?? Infinity) <= setRules.steadySpeed),
  );
}

/**
 * The set position: where hips and feet are steady, the deepest. None when the player never stood steady, or, where
 * only a player who is `ready` counts, never low or wide.
 */
export function findDeepestReadyStance(
  segments: readonly (readonly PoseFrame[])[],
  clip: ClipShape,
  { ready = false }: { readonly ready?: boolean } = {},
): KeyMoment[] {
  const length = legLength(segments.flat(), clip);
  const standing = longestLegLength(segments.flat(), clip);
  if (length === null || standing === null) return [];
  const steady = segments
    .flatMap((segment) => steadyFrames(segment, clip, length))
    .filter((frame) => !ready || isReady(frame, clip, standing));
  const deepest = maxBy(steady, (frame) => {
    const height = hipHeight(frame, clip);
    return height === null ? null : -height / length;
  });
  return deepest === null ? [] : [{ name: 'set', time: deepest.time }];
}
