import type { PoseFrame } from '../landmarks.ts';
import type { KeyMoment, KeyMomentName } from '../review-types.ts';
import { framePlan } from './frame-plan-constants.ts';
import { timeSlack } from '../signal/signal-constants.ts';

/** Seconds around a moment that its measures read: `close` every frame of, `before` and `after` as many as there is room for. */
const reach: Readonly<Record<KeyMomentName, { readonly close: number; readonly before: number; readonly after: number }>> = {
  plant: { close: 0, before: 0.2, after: 0.2 },
  backswing: { close: 0, before: 0.2, after: 0.2 },
  contact: { close: 0.1, before: 0.3, after: 0.2 },
  followThrough: { close: 0, before: 0.2, after: 0.2 },
  touch: { close: 0, before: 0, after: 0 },
  turn: { close: 0.1, before: 1.2, after: 0.25 },
  set: { close: 0, before: 0.5, after: 0.5 },
};

/**
 * 15 to 40 of these frames, in order of time: those nearest the moments, then those around them, then the rest of the
 * clip, evenly. Elsewhere frames without the player come last. All of them when there are fewer.
 */
export function thinFrames(frames: readonly PoseFrame[], moments: readonly KeyMoment[]): PoseFrame[] {
  const withPlayer = frames.filter(({ pose }) => pose !== null);
  const spaced = spacedOut(frames);
  const around = (before: 'close' | 'before', after: 'close' | 'after') =>
    spaced.filter(({ time }) =>
      moments.some((moment) => {
        const late = time - moment.time;
        return late >= -reach[moment.name][before] - timeSlack && late <= reach[moment.name][after] + timeSlack;
      }),
    );
  const chosen = new Set<PoseFrame>();
  const take = (group: readonly PoseFrame[], most: number): void => {
    const left = [...new Set(group)].filter((frame) => !chosen.has(frame));
    for (const frame of evenly(left, most - chosen.size)) chosen.add(frame);
  };
  take(moments.flatMap(({ time }) => nearest(withPlayer, time) ?? []), framePlan.resultAtMoments);
  take(around('close', 'close'), framePlan.resultAtMoments);
  take(around('before', 'after'), framePlan.resultAroundMoments);
  take(withPlayer, framePlan.resultMost);
  take(frames, framePlan.resultLeast);
  return [...chosen].toSorted((a, b) => a.time - b.time);
}

/** Frames of a fast camera as far apart as those of a usual one; being cleaned, they tell as much. */
function spacedOut(frames: readonly PoseFrame[]): PoseFrame[] {
  let last = -Infinity;
  return frames.filter(({ time }) => {
    const isFar = time - last >= framePlan.resultSpacing - timeSlack;
    if (isFar) last = time;
    return isFar;
  });
}

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
