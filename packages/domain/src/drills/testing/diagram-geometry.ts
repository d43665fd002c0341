import { positionAt } from '../position-on-path.ts';
import type { Diagram, Line, Point, Waypoint } from '../diagram-types.ts';

/** What two moments or places may differ by and still be one. */
const SAME = 1e-6;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Metres a second over the ground between the waypoints of a path. */
export function speeds(path: readonly Waypoint[]): number[] {
  return path.slice(1).map((to, index) => {
    const from = path[index] ?? to;
    return distance(from, to) / (to.at - from.at);
  });
}

/** Which way something goes from one place to another; the zero vector where it does not. */
export function way(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Degrees from one way to another, clockwise positive, from -180 up to, not including, 180. */
export function turn(from: Point, to: Point): number {
  const angle = Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x);
  return ((((angle * 180) / Math.PI + 540) % 360) + 360) % 360 - 180;
}

/** Metres from a point to the nearest point of a stretch. */
export function distanceTo({ from, to }: Line, point: Point): number {
  const along = way(from, to);
  const length = along.x ** 2 + along.y ** 2;
  const share = length === 0 ? 0 : ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length;
  const within = Math.min(1, Math.max(0, share));
  return distance(point, { x: from.x + along.x * within, y: from.y + along.y * within });
}

export function isOn(line: Line | null, point: Point): boolean {
  return line !== null && distanceTo(line, point) < SAME;
}

/** A waypoint of a round between those before and after it. */
export interface Corner {
  readonly before: Waypoint;
  readonly here: Waypoint;
  readonly after: Waypoint;
}

/** Every waypoint of a round with its neighbours, the last leading into the first. */
export function corners(path: readonly Waypoint[]): Corner[] {
  const round = path.at(-1)?.at ?? 0;
  return path.slice(0, -1).map((here, index) => {
    const last = path.at(-2) ?? here;
    const before = path[index - 1] ?? { ...last, at: last.at - round };
    return { before, here, after: path[index + 1] ?? here };
  });
}

/** Whether two moments are one in a round of this length, whose end is its beginning. */
export function sameMoment(a: number, b: number, seconds: number): boolean {
  const apart = Math.abs(a - b) % seconds;
  return Math.min(apart, seconds - apart) < SAME;
}

export function isTouchedAt(diagram: Diagram, at: number): boolean {
  return diagram.touches.some((touch) => sameMoment(touch.at, at, diagram.seconds));
}

/** Whether the ball is in the hands, or just comes into them or leaves them. */
export function isHeldAt({ holds = [], seconds }: Diagram, at: number): boolean {
  const isHeld = (moment: number): boolean => holds.some(({ from, to }) => moment > from - SAME && moment < to + SAME);
  return isHeld(at % seconds) || isHeld((at % seconds) + seconds);
}

/**
 * Which way a player faces who touches the ball at this corner of its way: to the wall when it comes from there or
 * goes there, else the way the ball rolls when the player follows it, else to the ball.
 */
export function facing(diagram: Diagram, { before, here, after }: Corner): Point {
  if (isOn(diagram.wall, before) || isOn(diagram.wall, after)) return { x: 0, y: -1 };
  const rolling = way(before, here);
  const toBall = way(positionAt(diagram.player, here.at), here);
  const comesToPlayer = rolling.x * toBall.x + rolling.y * toBall.y <= 0;
  return comesToPlayer ? toBall : rolling;
}
