import type { ClipShape, PoseFrame } from '../landmarks.ts';
import type { KeyMoment } from '../review-types.ts';
import { setRules } from '../signal-constants.ts';
import { legLength, longestLegLength } from '../signal/scale.ts';
import { greatest } from './greatest.ts';
import { chordAt, inPicture } from './motion.ts';
import { hipHeight, isReady } from './ready.ts';

const steadyPoints = ['leftHip', 'rightHip', 'leftAnkle', 'rightAnkle'] as const;

/** The frames of a run in which hips and feet are steady. */
function steadyFrames(run: readonly PoseFrame[], clip: ClipShape, length: number): PoseFrame[] {
  const places = steadyPoints.map((point) => inPicture(run, point, clip, length));
  return run.filter(({ time }) =>
    places.every((place) => (chordAt(place, time, setRules.steadySeconds)?.speed ?? Infinity) <= setRules.steadySpeed),
  );
}

/**
 * The set position: where hips and feet are steady, the deepest. None when the player never stood steady, or, where
 * only a player who is `ready` counts, never low or wide.
 */
export function findSetPosition(
  runs: readonly (readonly PoseFrame[])[],
  clip: ClipShape,
  { ready = false }: { readonly ready?: boolean } = {},
): KeyMoment[] {
  const length = legLength(runs.flat(), clip);
  const standing = longestLegLength(runs.flat(), clip);
  if (length === null || standing === null) return [];
  const steady = runs
    .flatMap((run) => steadyFrames(run, clip, length))
    .filter((frame) => !ready || isReady(frame, clip, standing));
  const deepest = greatest(steady, (frame) => {
    const height = hipHeight(frame, clip);
    return height === null ? null : -height / length;
  });
  return deepest === null ? [] : [{ name: 'set', time: deepest.time }];
}
