import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { wayBackRules } from './skill-sign-thresholds.ts';
import { legLengthIn, trunkLengthIn } from '../signal/leg-and-trunk-length.ts';
import { median } from '../signal/median.ts';
import { bodyPath, during } from './body-positions-over-time.ts';
import type { Body } from './body-positions-over-time.ts';

/** A slope over time of what the bodies give, each second, between the means of the first and last third; null of too few. */
function slope(bodies: readonly Body[], valueOf: (body: Body) => number): number | null {
  const third = Math.floor(bodies.length / 3);
  if (third === 0) return null;
  const [first, last] = [bodies.slice(0, third), bodies.slice(-third)];
  const middle = (part: readonly Body[], of: (body: Body) => number): number => median(part.map(of)) ?? 0;
  const seconds = middle(last, ({ time }) => time) - middle(first, ({ time }) => time);
  return seconds > 0 ? (middle(last, valueOf) - middle(first, valueOf)) / seconds : null;
}

/** Whether the player goes back after a turn the way that they came: across the picture, or to and from the camera. */
export function goesBackAfter(turn: number, frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const { from, to, speed, growth } = wayBackRules;
  const path = bodyPath(frames, clip);
  const [before, after] = [during(path, turn - to, turn - from), during(path, turn + from, turn + to)];
  const size = ({ frame }: Body): number => Math.log((trunkLengthIn(frame.pose, clip) ?? 0) + (legLengthIn(frame.pose, clip) ?? 0));
  const isReversed = (valueOf: (body: Body) => number, least: number): boolean => {
    const [came, goes] = [slope(before, valueOf), slope(after, valueOf)];
    return came !== null && goes !== null && came * goes < 0 && Math.min(Math.abs(came), Math.abs(goes)) >= least;
  };
  return isReversed(({ hips }) => hips.x, speed) || isReversed(size, growth);
}
