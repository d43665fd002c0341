import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { cleaning } from './signal-constants.ts';
import { bodyPoint, distance } from './geometry.ts';

/** How far the foot that moved more went from one frame to another, in picture heights. */
function footMove(from: PoseFrame, to: PoseFrame, clip: ClipShape): number {
  const moves = (['leftAnkle', 'rightAnkle'] as const).map((ankle) => {
    const [before, after] = [bodyPoint(from.pose, ankle, clip), bodyPoint(to.pose, ankle, clip)];
    return before && after ? distance(before, after) : 0;
  });
  return Math.max(...moves);
}

/**
 * Empties the frames of a segment in which a foot is farther from where it was last believed to be than any foot moves
 * within one frame: there the model took the left leg for the right. After as many frames as a gap may have, what is
 * seen is believed again. `leg` is the leg length in picture heights.
 */
export function withoutSwaps(segment: readonly PoseFrame[], clip: ClipShape, leg: number): PoseFrame[] {
  let believed: PoseFrame | undefined;
  let dropped = 0;
  return segment.map((frame, at): PoseFrame => {
    if (!frame.pose) return frame;
    const step = frame.time - (segment[at - 1]?.time ?? frame.time);
    const farthest = cleaning.swapSpeed * leg * step;
    if (believed && dropped < cleaning.fillFrames && footMove(believed, frame, clip) > farthest) {
      dropped += 1;
      return { time: frame.time, pose: null };
    }
    believed = frame;
    dropped = 0;
    return frame;
  });
}
