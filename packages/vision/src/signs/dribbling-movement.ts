import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { dribbleRules } from './skill-sign-thresholds.ts';
import { longestLegLength } from '../signal/leg-and-trunk-length.ts';
import { bodyPoint, midway } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import { maxBy } from '../moments/max-by.ts';
import { bodyPath, during } from './body-positions-over-time.ts';
import type { Body } from './body-positions-over-time.ts';
import { divesIn } from './keeper-save.ts';

/** When the feet change places, seconds: across the picture as from the side, or up and down as from the front. */
function changesOf(path: readonly Body[], way: 'x' | 'y'): number[] {
  const times: number[] = [];
  let last = 0;
  for (const { left, right, time } of path) {
    const value = left[way] - right[way];
    if (Math.abs(value) < dribbleRules.apart) continue;
    if (last !== 0 && Math.sign(value) !== last) times.push(time);
    last = Math.sign(value);
  }
  return times;
}

function stepsIn(path: readonly Body[]): number {
  return Math.max(changesOf(path, 'x').length, changesOf(path, 'y').length);
}

/** How far the hips go across the picture, to and fro, in leg lengths: what is less than a step back is not counted twice. */
function wayOf(path: readonly Body[]): number {
  let [way, from] = [0, path[0]?.hips.x ?? 0];
  for (const { hips } of path) {
    if (Math.abs(hips.x - from) < dribbleRules.swaying) continue;
    way += Math.abs(hips.x - from);
    from = hips.x;
  }
  return way;
}

/**
 * Whether the player walks, which is told from the side: a step takes its time, and both feet are down where they are
 * farthest apart. Who runs with the ball steps faster, and has the foot behind in the air then.
 */
function walks(path: readonly Body[]): boolean {
  const { seconds, level } = dribbleRules.walk;
  const changes = changesOf(path, 'x');
  const steps = changes.slice(1).map((to, at) => {
    const from = changes[at] ?? to;
    const widest = maxBy(during(path, from, to), ({ left, right }) => Math.abs(left.x - right.x));
    return { takes: to - from, rise: widest ? Math.abs(widest.left.y - widest.right.y) : Infinity };
  });
  const middle = (valueOf: (step: (typeof steps)[number]) => number) => median(steps.map(valueOf));
  return (middle(({ takes }) => takes) ?? 0) >= seconds && (middle(({ rise }) => rise) ?? Infinity) <= level;
}

/** Whether the nose is below the ears, as of somebody who looks at a ball at the feet; null where the head was not seen. */
function looksDown({ frame }: Body, clip: ClipShape, leg: number): boolean | null {
  const at = (point: 'nose' | 'leftEar' | 'rightEar') => bodyPoint(frame.pose, point, clip);
  const [nose, left, right] = [at('nose'), at('leftEar'), at('rightEar')];
  return nose && left && right && (nose.y - midway(left, right).y) / leg >= dribbleRules.noseBelowEars;
}

/**
 * Whether the player moved as with a ball at the feet: steps over some way that are not those of a walk, the eyes on the
 * ground for a part of it, and not bent forward as in a sprint; who dives is a keeper. A body alone does not tell a ball
 * from none.
 */
export function movesAsDribbler(frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const leg = longestLegLength(frames, clip);
  if (leg === null) return false;
  const path = bodyPath(frames, clip);
  if (divesIn(path).length > 0 || walks(path)) return false;
  const heads = path.map((body) => looksDown(body, clip, leg)).filter((down) => down !== null);
  const downShare = heads.filter(Boolean).length / Math.max(1, heads.length);
  const tilt = median(path.map((body) => Math.abs(body.tilt))) ?? 0;
  return (
    stepsIn(path) >= dribbleRules.steps &&
    wayOf(path) >= dribbleRules.way &&
    downShare >= dribbleRules.downShare &&
    tilt <= dribbleRules.tilt
  );
}
