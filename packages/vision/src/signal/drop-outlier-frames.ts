import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { cleaning } from './signal-constants.ts';
import { isSceneCut } from './split-at-gaps-and-scene-cuts.ts';

/** Whether two frames are near enough in time for what is between them to be told from both. */
function areNear(before: PoseFrame, after: PoseFrame): boolean {
  return after.time - before.time <= cleaning.neighbourSeconds;
}

/**
 * The frames without poses that fit neither the frame before nor the one after, where these two fit each other: the
 * model squeezed the player into a part of them for one picture. MeasuredValue for a cut, such a pose would part a kick in two.
 */
export function withoutOutliers(frames: readonly PoseFrame[], clip: ClipShape): PoseFrame[] {
  return frames.map((frame, at) => {
    const [before, after] = [frames[at - 1], frames[at + 1]];
    if (!frame.pose || !before?.pose || !after?.pose || !areNear(before, frame) || !areNear(frame, after)) return frame;
    const isOutlier = isSceneCut(before, frame, clip) && isSceneCut(frame, after, clip) && !isSceneCut(before, after, clip);
    return isOutlier ? { time: frame.time, pose: null } : frame;
  });
}
