import type { BallPlace } from '../ball/ball-track.ts';
import type { Landmark, Pose, PoseFrame } from '../landmarks.ts';
import { framePlan } from '../frames/frame-plan-constants.ts';
import { liveCounting } from './touch-constants.ts';
import { timeSlack } from '../signal/signal-constants.ts';

interface Seen {
  readonly time: number;
  readonly pose: Pose;
}

/** A frame with the player, no farther from the one beside it than the player can be followed. */
function neighbour(frame: PoseFrame | undefined, beside: Seen): Seen | null {
  if (!frame?.pose || Math.abs(frame.time - beside.time) > liveCounting.longestGap) return null;
  return { time: frame.time, pose: frame.pose };
}

/**
 * The pose at a time between two frames, on a cubic through them whose slopes come from the frames around: a straight
 * line would cut off the top of a foot's way.
 */
function between(around: readonly [Seen | null, Seen, Seen, Seen | null], time: number): Pose {
  const [before, from, to, after] = around;
  const gap = to.time - from.time;
  const share = (time - from.time) / gap;
  const along = (axis: 'x' | 'y', point: number): number => {
    const at = ({ pose }: Seen): number => pose[point]?.[axis] ?? 0;
    const slope = (one: Seen, other: Seen): number => ((at(other) - at(one)) / (other.time - one.time)) * gap;
    const [leaves, arrives] = [slope(before ?? from, to), slope(from, after ?? to)];
    return (
      at(from) * (1 + 2 * share) * (1 - share) ** 2 +
      leaves * share * (1 - share) ** 2 +
      at(to) * share ** 2 * (3 - 2 * share) -
      arrives * share ** 2 * (1 - share)
    );
  };
  return from.pose.map((landmark, point): Landmark => {
    const visibility = Math.min(landmark.visibility, to.pose[point]?.visibility ?? 0);
    return { x: along('x', point), y: along('y', point), visibility };
  });
}

/**
 * The player's frames at an even pace, 15 a second, as the touch finder needs them: a camera and a busy device give now
 * two in quick succession, now none for a while. The beats are the same whichever frames are given, so that a touch stays
 * where it was as frames come in. Where the player was not seen for too long, the pose is null.
 */
export function evenFrames(frames: readonly PoseFrame[]): PoseFrame[] {
  const rate = framePlan.jugglingRate;
  const [first, last] = [frames[0]?.time ?? 0, frames.at(-1)?.time ?? -1];
  const [from, to] = [Math.ceil(first * rate - timeSlack), Math.floor(last * rate + timeSlack)];
  let at = 0;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, beat): PoseFrame => {
    const time = (from + beat) / rate;
    while ((frames[at + 1]?.time ?? Infinity) <= time + timeSlack) at += 1;
    const now = frames[at];
    if (!now?.pose) return { time, pose: null };
    const here: Seen = { time: now.time, pose: now.pose };
    if (time - here.time <= timeSlack) return { time, pose: here.pose };
    const next = neighbour(frames[at + 1], here);
    if (next === null) return { time, pose: null };
    return { time, pose: between([neighbour(frames[at - 1], here), here, next, neighbour(frames[at + 2], next)], time) };
  });
}

/**
 * Where the ball is at the times of these frames, between its places in the pictures that were looked at: it flies
 * nearly straight from one to the next. Nowhere where it was not seen in both, or they are too far apart.
 */
export function ballAtFrames(frames: readonly PoseFrame[], places: readonly BallPlace[]): BallPlace[] {
  let at = 0;
  return frames.map(({ time }): BallPlace => {
    while ((places[at + 1]?.time ?? Infinity) <= time + timeSlack) at += 1;
    const [from, to] = [places[at], places[at + 1]];
    if (!from?.place || from.time > time + timeSlack) return { time, place: null };
    if (time - from.time <= timeSlack) return { time, place: from.place };
    if (!to?.place || to.time - from.time > liveCounting.longestGap) return { time, place: null };
    const share = (time - from.time) / (to.time - from.time);
    const between = (one: number, other: number): number => one + (other - one) * share;
    const { x, y, likelihood } = from.place;
    return { time, place: { x: between(x, to.place.x), y: between(y, to.place.y), likelihood: between(likelihood, to.place.likelihood) } };
  });
}
