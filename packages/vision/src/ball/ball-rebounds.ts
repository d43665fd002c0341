import type { ClipShape, PoseFrame } from '../landmarks.ts';
import type { Leg } from '../review-types.ts';
import { bodyPoint, distance } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { ballRebounds } from './ball-constants.ts';
import type { BallPlace } from './ball-track.ts';

/** The ball comes down to a foot or a knee and goes up again. Lengths in leg lengths. */
export interface BallRebound {
  readonly time: number;
  readonly leg: Leg;
  readonly part: 'foot' | 'knee';
  /** How far the ball is above the lowest point of the feet. */
  readonly aboveGround: number;
}

/** The ball in one frame: where, in picture heights, and how likely. */
interface Seen {
  readonly frame: PoseFrame;
  readonly at: Point | null;
  readonly likelihood: number;
}

interface Limb {
  readonly leg: Leg;
  readonly part: 'foot' | 'knee';
  readonly distance: number;
}

const joints = [
  ['foot', 'FootIndex'],
  ['foot', 'Ankle'],
  ['knee', 'Knee'],
] as const;
const legs: readonly Leg[] = ['left', 'right'];

/** The feet and knees, nearest to a place first, by distances in picture heights. */
function limbsNear({ pose }: PoseFrame, place: Point, clip: ClipShape): Limb[] {
  const limbs = legs.flatMap((leg) =>
    joints.flatMap(([part, joint]): Limb[] => {
      const at = bodyPoint(pose, `${leg}${joint}`, clip);
      return at ? [{ leg, part, distance: distance(at, place) }] : [];
    }),
  );
  return limbs.toSorted((a, b) => a.distance - b.distance);
}

/** How far a place is above the lowest point of the feet, in picture heights; Infinity where no foot was seen. */
function aboveFeet({ pose }: PoseFrame, place: Point, clip: ClipShape): number {
  const downs = legs.flatMap((leg) => (['FootIndex', 'Heel'] as const).flatMap((joint) => bodyPoint(pose, `${leg}${joint}`, clip)?.y ?? []));
  return downs.length === 0 ? Infinity : Math.max(...downs) - place.y;
}

function seenIn(frames: readonly PoseFrame[], ball: readonly BallPlace[], clip: ClipShape): Seen[] {
  return frames.map((frame) => {
    const place = ball.find(({ time }) => Math.abs(time - frame.time) <= timeSlack)?.place;
    if (!place) return { frame, at: null, likelihood: 0 };
    return { frame, at: { x: (place.x * clip.width) / clip.height, y: place.y }, likelihood: place.likelihood };
  });
}

/**
 * Turns of the ball upwards at a foot or a knee in frames without a cut, in order of time. `length` is the leg's, in
 * picture heights. Before and after it the ball is higher, and away from what it turns at: a shoe is no ball.
 */
export function reboundsOf(ball: readonly BallPlace[], frames: readonly PoseFrame[], clip: ClipShape, length: number): BallRebound[] {
  const { pictures, rise, away, near, nearGround, apartSeconds, likely } = ballRebounds;
  const seen = seenIn(frames, ball, clip);
  const turns: BallRebound[] = [];
  for (const [index, { frame, at }] of seen.entries()) {
    const [limb] = at ? limbsNear(frame, at, clip) : [];
    if (!at || !limb) continue;
    const aboveGround = aboveFeet(frame, at, clip) / length;
    if (limb.distance > (aboveGround < nearGround.below ? nearGround.near : near) * length) continue;
    const [before, after] = [seen.slice(Math.max(0, index - pictures), index), seen.slice(index + 1, index + 1 + pictures)];
    if ([...before.slice(-2), ...after.slice(0, 2)].some((other) => other.at !== null && other.at.y > at.y)) continue;
    const isAway = ({ frame: then, at: place }: Seen): boolean => {
      if (place === null || at.y - place.y < rise * length) return false;
      const nearest = limbsNear(then, place, clip).find(({ part }) => part === limb.part);
      return nearest === undefined || nearest.distance >= away * length;
    };
    if (!before.some(isAway) || !after.some(isAway)) continue;
    const around = seen.slice(Math.max(0, index - pictures), index + 1 + pictures);
    if (around.reduce((sum, { likelihood }) => sum + likelihood, 0) < likely * around.length) continue;
    const last = turns.at(-1);
    if (last && frame.time - last.time < apartSeconds) continue;
    turns.push({ time: frame.time, leg: limb.leg, part: limb.part, aboveGround });
  }
  return turns;
}

/** Whether the ball is seen in nearly every frame around a time, so that it would show if it turned there. */
export function isBallSeen(ball: readonly BallPlace[], time: number): boolean {
  const around = ball.filter((place) => Math.abs(place.time - time) <= ballRebounds.ofRise + timeSlack);
  const sum = around.reduce((total, { place }) => total + (place?.likelihood ?? 0), 0);
  return around.length > 0 && around.filter(({ place }) => place === null).length <= 1 && sum >= ballRebounds.likely * around.length;
}
