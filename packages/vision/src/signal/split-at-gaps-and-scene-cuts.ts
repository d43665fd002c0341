import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { cleaning } from './signal-constants.ts';
import { distance, hipCentre } from './geometry.ts';
import { legLengthIn, trunkLengthIn } from './leg-and-trunk-length.ts';

/** Whether the step from frame `at` to the next is short enough, by itself and beside the steps around it. */
function areNeighbours(frames: readonly PoseFrame[], at: number): boolean {
  const stepFrom = (from: number) => (frames[from + 1]?.time ?? Infinity) - (frames[from]?.time ?? -Infinity);
  const step = stepFrom(at);
  const shortest = Math.max(cleaning.shortestStep, Math.min(step, stepFrom(at - 1), stepFrom(at + 1)));
  return step <= cleaning.neighbourSeconds && step <= cleaning.neighbourRatio * shortest;
}

/** Whether the scene was cut between two frames: the hips are elsewhere, or the whole player larger or smaller. */
export function isSceneCut(before: PoseFrame, after: PoseFrame, clip: ClipShape): boolean {
  const [from, to] = [hipCentre(before.pose, clip), hipCentre(after.pose, clip)];
  const [trunk, laterTrunk] = [trunkLengthIn(before.pose, clip), trunkLengthIn(after.pose, clip)];
  const [leg, laterLeg] = [legLengthIn(before.pose, clip), legLengthIn(after.pose, clip)];
  if (!from || !to || !trunk || !laterTrunk || !leg || !laterLeg) return false;
  if (distance(from, to) > cleaning.hipSpeed * leg * (after.time - before.time)) return true;
  const growth = Math.sqrt((laterTrunk / trunk) * (laterLeg / leg));
  return Math.max(growth, 1 / growth) > cleaning.cutGrowth;
}

/**
 * Parts a clip's frames, in order of time, into contiguous segments: a coarse pass gives segments of one frame,
 * a dense one a long segment, a cut to another scene ends one. Nothing is smoothed, filled or compared across its end.
 */
export function splitAtGapsAndSceneCuts(frames: readonly PoseFrame[], clip: ClipShape): PoseFrame[][] {
  const segments: PoseFrame[][] = [];
  let segment: PoseFrame[] = [];
  let seen: PoseFrame | null = null;
  for (const [at, frame] of frames.entries()) {
    if (at > 0 && (!areNeighbours(frames, at - 1) || (seen && isSceneCut(seen, frame, clip)))) {
      segments.push(segment);
      [segment, seen] = [[], null];
    }
    segment.push(frame);
    if (frame.pose) seen = frame;
  }
  if (segment.length > 0) segments.push(segment);
  return segments;
}
