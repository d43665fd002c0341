import type { ClipShape, PoseFrame } from '../landmarks.ts';
import type { KeyMoment } from '../review.ts';
import { framePlan } from '../signal-constants.ts';
import { runsOf } from '../signal/runs.ts';

/** As many frames as wanted, evenly from first to last. */
function evenly(frames: readonly PoseFrame[], wanted: number): PoseFrame[] {
  if (frames.length <= wanted) return [...frames];
  const step = wanted > 1 ? (frames.length - 1) / (wanted - 1) : 0;
  const chosen = Array.from({ length: Math.max(0, wanted) }, (_, at) => frames[Math.round(at * step)]);
  return chosen.filter((frame) => frame !== undefined);
}

function nearest(frames: readonly PoseFrame[], time: number): PoseFrame | undefined {
  return frames.toSorted((a, b) => Math.abs(a.time - time) - Math.abs(b.time - time))[0];
}

/**
 * The 15–40 frames that enter the result and are kept, in order of time: those of the key moments, then the run
 * around them, then the rest of the clip, evenly. Frames without the player come last. Fewer when the clip has fewer.
 */
export function resultFrames(
  frames: readonly PoseFrame[],
  clip: ClipShape,
  moments: readonly KeyMoment[],
): PoseFrame[] {
  const withPlayer = frames.filter(({ pose }) => pose !== null);
  const atMoments = moments.flatMap(({ time }) => nearest(withPlayer, time) ?? []);
  const longest = runsOf(frames, clip).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const groups = [evenly([...new Set(atMoments)], framePlan.resultMost), longest, withPlayer, frames];
  const limits = [framePlan.resultMost, framePlan.denseFrames, framePlan.resultMost, framePlan.resultLeast];

  const chosen = new Set<PoseFrame>();
  for (const [at, group] of groups.entries()) {
    const left = group.filter((frame) => !chosen.has(frame) && (frame.pose !== null || group === frames));
    const room = Math.max(0, (limits[at] ?? 0) - chosen.size);
    for (const frame of evenly(left, room)) chosen.add(frame);
  }
  return [...chosen].toSorted((a, b) => a.time - b.time);
}
