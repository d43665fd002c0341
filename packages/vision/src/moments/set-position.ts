import type { ClipShape, PoseFrame } from '../landmarks.ts';
import type { KeyMoment } from '../review.ts';
import { setRules } from '../signal-constants.ts';
import { bodyPoint, hipCentre } from '../signal/geometry.ts';
import { legLength } from '../signal/scale.ts';
import { greatest } from './greatest.ts';
import { chordAt, inPicture } from './motion.ts';

const steadyPoints = ['leftHip', 'rightHip', 'leftAnkle', 'rightAnkle'] as const;

/** How high the hips are above the lower ankle, in picture heights; null where they were not seen. */
function hipHeight({ pose }: PoseFrame, clip: ClipShape): number | null {
  const hips = hipCentre(pose, clip);
  const [left, right] = [bodyPoint(pose, 'leftAnkle', clip), bodyPoint(pose, 'rightAnkle', clip)];
  return hips && left && right && Math.max(left.y, right.y) - hips.y;
}

/** The frames of a run in which hips and feet are steady. */
function steadyFrames(run: readonly PoseFrame[], clip: ClipShape, length: number): PoseFrame[] {
  const places = steadyPoints.map((point) => inPicture(run, point, clip, length));
  return run.filter(({ time }) =>
    places.every((place) => (chordAt(place, time, setRules.steadySeconds)?.speed ?? Infinity) <= setRules.steadySpeed),
  );
}

/** The set position: where hips and feet are steady, the deepest. None when the player never stood steady. */
export function findSetPosition(runs: readonly (readonly PoseFrame[])[], clip: ClipShape): KeyMoment[] {
  const length = legLength(runs.flat(), clip);
  if (length === null) return [];
  const steady = runs.flatMap((run) => steadyFrames(run, clip, length));
  const deepest = greatest(steady, (frame) => {
    const height = hipHeight(frame, clip);
    return height === null ? null : -height / length;
  });
  return deepest === null ? [] : [{ name: 'set', time: deepest.time }];
}
