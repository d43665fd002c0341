import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { kneeAngle } from '../measures/joint-angles.ts';
import { defendingRules } from './skill-sign-thresholds.ts';
import { bodyPoint } from '../signal/geometry.ts';
import { trunkLengthIn } from '../signal/leg-and-trunk-length.ts';
import { ankleSpeeds, bodyPath, during, keepsSize } from './body-positions-over-time.ts';
import type { Body } from './body-positions-over-time.ts';
import { divesIn } from './keeper-save.ts';

/** How high the hips are above the ankles where the player stands up straight: the highest seen, or what is usual. */
function standingHeight(path: readonly Body[]): number {
  const heights = path.map(({ height }) => height).toSorted((a, b) => a - b);
  return Math.max(defendingRules.usualHeight, heights[Math.floor(heights.length * 0.95)] ?? 0);
}

function isLow({ frame, height, tilt }: Body, clip: ClipShape, standing: number): boolean {
  if (Math.abs(tilt) > defendingRules.tilt || height < defendingRules.hipsUp) return false;
  const knees = (['left', 'right'] as const).map((leg) => kneeAngle(frame.pose, leg, clip));
  return height <= defendingRules.hips * standing || knees.every((knee) => knee !== null && knee <= defendingRules.knee);
}

/** Stretches of time in which the player stays low. */
function lowStretches(path: readonly Body[], clip: ClipShape): Body[][] {
  const stretches: Body[][] = [];
  const standing = standingHeight(path);
  for (const body of path.filter((each) => isLow(each, clip, standing))) {
    const last = stretches.at(-1);
    const before = last?.at(-1);
    if (last && before && body.time - before.time <= defendingRules.gapSeconds) last.push(body);
    else stretches.push([body]);
  }
  return stretches;
}

/** Which foot is to the right in the picture: 1 the left one, -1 the right one, 0 neither. */
function order({ left, right }: Body): -1 | 0 | 1 {
  const apart = left.x - right.x;
  if (Math.abs(apart) < defendingRules.apart) return 0;
  return apart > 0 ? 1 : -1;
}

/** Where the player looks: 1 to the right of the picture, -1 to the left, by feet and nose; 0 neither. */
function facing({ frame }: Body, clip: ClipShape): -1 | 0 | 1 {
  const across = (from: 'leftHeel' | 'rightHeel' | 'leftEar' | 'rightEar', to: 'leftFootIndex' | 'rightFootIndex' | 'nose') => {
    const [start, end] = [bodyPoint(frame.pose, from, clip), bodyPoint(frame.pose, to, clip)];
    return start && end ? end.x - start.x : 0;
  };
  const way = across('leftHeel', 'leftFootIndex') + across('rightHeel', 'rightFootIndex') + across('leftEar', 'nose') + across('rightEar', 'nose');
  if (Math.abs(way) < 1e-3) return 0;
  return way > 0 ? 1 : -1;
}

interface Way {
  readonly bodies: readonly Body[];
  /** Of the hips across the picture, leg lengths; to the right positive. */
  readonly length: number;
}

/** The ways of the hips across the picture, each in one direction: what goes back less than a step is trembling. */
function waysIn(stretch: readonly Body[]): Way[] {
  const { stride, speed, begun } = defendingRules;
  const turns = [0];
  let [direction, farthest] = [0, 0];
  const xAt = (at: number): number => stretch[at]?.hips.x ?? 0;
  for (const at of stretch.keys()) {
    const moved = xAt(at) - xAt(farthest);
    if (direction === 0 ? Math.abs(moved) >= begun : moved * direction > 0) {
      direction = Math.sign(moved);
      farthest = at;
    } else if (Math.abs(moved) >= stride / 2) {
      turns.push(farthest);
      direction = Math.sign(moved);
      farthest = at;
    }
  }
  turns.push(farthest);
  return turns.slice(1).flatMap((to, nth): Way[] => {
    const from = turns[nth] ?? 0;
    const moving = stretch.findLastIndex((_, at) => at >= from && at < to && Math.abs(xAt(at) - xAt(from)) < begun);
    const bodies = stretch.slice(Math.max(from, moving), to + 1);
    const length = xAt(to) - xAt(from);
    const seconds = (bodies.at(-1)?.time ?? 0) - (bodies[0]?.time ?? 0);
    return Math.abs(length) >= Math.max(stride, speed * seconds) ? [{ bodies, length }] : [];
  });
}

/** Whether one foot stays ahead of the other across the picture, as in a shuffle. */
function keepsOrder(bodies: readonly Body[]): boolean {
  const orders = bodies.map(order);
  const most = Math.max(...([1, -1] as const).map((side) => orders.filter((each) => each === side).length));
  return most >= defendingRules.inOrder * orders.length;
}

/** The speed that one in ten is above: a single one may be the model's. */
function quick(speeds: readonly number[]): number {
  return speeds.toSorted((a, b) => a - b)[Math.floor(speeds.length * 0.9)] ?? 0;
}

/** How far the hips go in low steps that do not cross, or backwards, in leg lengths. */
function travel(stretch: readonly Body[], path: readonly Body[], clip: ClipShape): number {
  return waysIn(stretch).reduce((sum, { bodies, length }) => {
    const [start, end] = [bodies[0]?.time ?? 0, bodies.at(-1)?.time ?? 0];
    const around = during(path, start - defendingRules.aroundSeconds, end + defendingRules.aroundSeconds);
    const lifted = around.filter(({ left, right }) => Math.abs(left.y - right.y) >= defendingRules.lift);
    if (quick(ankleSpeeds(around)) > defendingRules.ankleSpeed || lifted.length > 1) return sum;
    const looks = bodies.reduce((total, body) => total + facing(body, clip), 0) / bodies.length;
    const isBackwards = Math.abs(looks) > 0.5 && Math.sign(looks) !== Math.sign(length);
    return keepsOrder(bodies) || isBackwards ? sum + Math.abs(length) : sum;
  }, 0);
}

/** Whether a stretch is of somebody who goes straight back from the camera, the face to it. */
function goesBack(stretch: readonly Body[], clip: ClipShape): boolean {
  const sizes = stretch.map(({ frame }) => trunkLengthIn(frame.pose, clip) ?? 0);
  const ends = Math.max(1, Math.floor(sizes.length / 4));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, last] = [mean(sizes.slice(0, ends)), mean(sizes.slice(-ends))];
  const isToCamera = stretch.every(({ frame }) => {
    const [left, right] = [bodyPoint(frame.pose, 'leftShoulder', clip), bodyPoint(frame.pose, 'rightShoulder', clip)];
    return left && right && left.x > right.x;
  });
  const feet = stretch.map(({ left, right }) => Math.max(left.y, right.y));
  const rise = mean(feet.slice(0, ends)) - mean(feet.slice(-ends));
  const isSmaller = first > 0 && 1 - last / first >= defendingRules.shrink;
  return sizes.length >= 6 && isToCamera && isSmaller && rise >= defendingRules.feetRise;
}

/** Whether the player moved as a defender does: low, in steps that do not cross, or backwards; who dives is a keeper. */
export function movesAsDefender(frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const path = bodyPath(frames, clip);
  if (!keepsSize(frames, clip) || divesIn(path).length > 0) return false;
  const stretches = lowStretches(path, clip);
  const far = stretches.reduce((sum, stretch) => sum + travel(stretch, path, clip), 0);
  return far >= defendingRules.travel || stretches.some((stretch) => goesBack(stretch, clip));
}
