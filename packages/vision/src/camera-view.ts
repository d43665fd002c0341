import type { ClipShape, PoseFrame } from './landmarks.ts';
import type { View } from './review-types.ts';
import { aroundKick } from './moments/kick-constants.ts';
import { timeSlack, viewLimits } from './signal/signal-constants.ts';
import { bodyPoint } from './signal/geometry.ts';
import { median } from './signal/median.ts';
import { trunkLengthIn } from './signal/leg-and-trunk-length.ts';

/**
 * From where the player was filmed: median over the frames of the shoulders' width across by the trunk's length.
 * Null when shoulders and hips were never seen together.
 */
export function viewOf(frames: readonly PoseFrame[], clip: ClipShape): View | null {
  const widths = frames.flatMap(({ pose }) => {
    const left = bodyPoint(pose, 'leftShoulder', clip);
    const right = bodyPoint(pose, 'rightShoulder', clip);
    const trunk = trunkLengthIn(pose, clip);
    return left && right && trunk ? [Math.abs(left.x - right.x) / trunk] : [];
  });
  const width = median(widths);
  if (width === null) return null;
  if (width < viewLimits.side) return 'side';
  return width > viewLimits.front ? 'front' : 'oblique';
}

/**
 * From where a kick at `time` was filmed: players turn between what they do before it and the kick. The frames count by
 * time, for around the kick itself, in which the shoulders turn, they lie closest.
 */
export function viewAround(frames: readonly PoseFrame[], clip: ClipShape, time: number): View | null {
  let last = -Infinity;
  const near = frames.filter((frame) => {
    const isWanted = Math.abs(frame.time - time) <= aroundKick.lookSeconds && frame.time - last >= aroundKick.lookSpacing - timeSlack;
    if (isWanted) last = frame.time;
    return isWanted;
  });
  return viewOf(near, clip) ?? viewOf(frames, clip);
}
