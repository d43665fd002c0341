import type { Landmark, Pose, PoseFrame } from '@touchline/vision';

/** Frames further apart than this, in seconds, say nothing about the time between them: one coarse step and a half. */
const BRIDGED = 0.3;

/** What is known of the player at a moment: the pose, that nobody was seen, or that nobody looked. */
export type PoseNow = Pose | 'nobody' | 'notLooked';

/**
 * The player's pose at a time of the clip, in seconds. Between two frames that are near each other it lies between
 * their poses; where the nearest frame was looked at and held nobody, `nobody`; outside of what was looked at,
 * `notLooked`. `frames` are in order of time.
 */
export function interpolatePose(frames: readonly PoseFrame[], time: number): PoseNow {
  const after = frames.findIndex((frame) => frame.time >= time);
  const next = after === -1 ? undefined : frames[after];
  const last = after === -1 ? frames.at(-1) : frames[after - 1];
  const nearest = nearer(last, next, time);
  if (nearest === undefined || Math.abs(nearest.time - time) > BRIDGED) return 'notLooked';
  if (nearest.pose === null) return 'nobody';
  if (last?.pose && next?.pose && next.time - last.time <= BRIDGED) {
    return between(last.pose, next.pose, (time - last.time) / (next.time - last.time));
  }
  return nearest.pose;
}

/** The frame nearest a time, whether the player was seen in it or not; undefined when there are no frames. */
export function nearestFrame(frames: readonly PoseFrame[], time: number): PoseFrame | undefined {
  return frames.reduce<PoseFrame | undefined>((best, frame) => nearer(best, frame, time), undefined);
}

function nearer(one: PoseFrame | undefined, other: PoseFrame | undefined, time: number): PoseFrame | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.abs(other.time - time) < Math.abs(one.time - time) ? other : one;
}

function between(from: Pose, to: Pose, share: number): Pose {
  return from.map((start, index): Landmark => {
    const end = to[index] ?? start;
    return {
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
      visibility: Math.min(start.visibility, end.visibility),
    };
  });
}
