import type { ClipShape, PoseFrame } from '../landmarks.ts';
import type { Leg } from '../review-types.ts';
import { aroundKick } from './kick-constants.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { bodyPoint } from '../signal/geometry.ts';

/**
 * Since when the standing foot is down at a time; null where it was not seen. A foot that slides is down, one that is
 * still coming to the ground is not. `frames` are cleaned, `legLength` is in picture heights.
 */
export function downSince(
  frames: readonly PoseFrame[],
  standing: Leg,
  time: number,
  clip: ClipShape,
  legLength: number,
): number | null {
  const feet = frames.flatMap((frame) => {
    const ankle = bodyPoint(frame.pose, `${standing}Ankle`, clip);
    return ankle ? [{ time: frame.time, height: -ankle.y / legLength }] : [];
  });
  const after = feet.filter((foot) => foot.time >= time - timeSlack && foot.time <= time + aroundKick.downSeconds + timeSlack);
  const ground = Math.min(...after.map(({ height }) => height));
  const before = feet.filter((foot) => foot.time <= time + timeSlack).toReversed();
  const high = before.findIndex(({ height }) => height > ground + aroundKick.downWithin);
  return (high === -1 ? before.at(-1) : before[high - 1])?.time ?? null;
}
