import type { Diagram, Feint, Foot, Line, Point, Surface, Touch, Waypoint } from './diagram-types.ts';

/** How far behind the ball a dribbling player runs, in metres: a short stride. */
const STRIDE = 0.45;

/** Waypoints from rows of x, y (metres) and time (seconds). */
export function path(...rows: readonly (readonly [x: number, y: number, at: number])[]): Waypoint[] {
  return rows.map(([x, y, at]) => ({ x, y, at }));
}

export function point(x: number, y: number): Point {
  return { x, y };
}

export function line(x1: number, y1: number, x2: number, y2: number): Line {
  return { from: point(x1, y1), to: point(x2, y2) };
}

type Ground = Pick<Diagram, 'cones' | 'wall' | 'goal' | 'lines'>;

/** Ground of this size, in metres, with nothing on it but what is named. */
export function ground(width: number, height: number, named: Partial<Ground> = {}): Ground & Pick<Diagram, 'pitch'> {
  return { pitch: { width, height }, cones: [], wall: null, goal: null, lines: [], ...named };
}

/** How a touch differs from the others of its course. */
interface Manner {
  /** Metres a second at which the ball leaves; absent, it is the pace of the course. */
  readonly pace?: number;
  /** Seconds for which the ball then lies still, until it is touched again in the same place. */
  readonly rest?: number;
  /** Where the player is; absent, a stride behind on the way of the ball, or where a ball from the wall is met. */
  readonly player?: readonly [x: number, y: number];
}

/** A touch of the ball at a place on the ground. */
type CourseTouch = readonly [x: number, y: number, foot: Foot, surface: Surface, manner?: Manner];

/** The place where the ball meets the wall, and the metres a second at which it comes back. */
interface Bounce {
  readonly wall: readonly [x: number, y: number];
  readonly pace: number;
}

interface Stop extends Point {
  readonly touch: { readonly foot: Foot; readonly surface: Surface } | null;
  readonly pace: number;
  readonly rest: number;
  readonly player: Point | null;
}

/**
 * A ball led once round a closed course, at `pace` metres a second where a touch does not say otherwise: it changes
 * direction at each touch and returns to the first. The player runs the way of the ball, one stride behind it.
 */
export function dribble(
  course: readonly (CourseTouch | Bounce)[],
  pace: number,
): Pick<Diagram, 'seconds' | 'player' | 'touches' | 'feints'> & { ball: Waypoint[] } {
  const stops = course.map((row) => stopOf(row, pace));
  const ball: Waypoint[] = [];
  const player: Waypoint[] = [];
  const touches: Touch[] = [];
  let at = 0;
  stops.forEach((stop, index) => {
    const { x, y, touch, rest } = stop;
    const arrives = index === 0 || gap(stops, index) > 0;
    if (index > 0) at += gap(stops, index) / (stops[index - 1]?.pace ?? pace);
    if (arrives) ball.push({ x, y, at });
    if (touch !== null) {
      touches.push({ at, ...touch });
      player.push({ ...playerAt(stops, index), at });
      if (runsThrough(stops, index)) player.push({ x, y, at: at + STRIDE / stop.pace });
    }
    at += rest;
    if (rest > 0) ball.push({ x, y, at });
  });
  const [firstStop] = stops;
  const [firstPlace] = player;
  if (firstStop === undefined || firstPlace === undefined) throw new RangeError('A course has at least one touch');
  const seconds = at + gap(stops, 0) / (stops.at(-1)?.pace ?? pace);
  if (seconds > at) ball.push({ x: firstStop.x, y: firstStop.y, at: seconds });
  player.push({ ...firstPlace, at: seconds });
  return { seconds, ball, player, touches, feints: [] };
}

/** A foot swung past the ball between a touch and the next: half-way, or at another share of the time. */
export function feintBetween(before: Touch | undefined, after: Touch | undefined, foot: Foot, share = 0.5): Feint {
  if (before === undefined || after === undefined) throw new RangeError('A feint lies between two touches');
  return { at: before.at + (after.at - before.at) * share, foot };
}

function stopOf(row: CourseTouch | Bounce, coursePace: number): Stop {
  if ('wall' in row) {
    const [x, y] = row.wall;
    return { x, y, touch: null, pace: row.pace, rest: 0, player: null };
  }
  const [x, y, foot, surface, { pace = coursePace, rest = 0, player } = {}] = row;
  return { x, y, touch: { foot, surface }, pace, rest, player: player === undefined ? null : point(...player) };
}

/** Metres from the stop before this one; the first follows the last. */
function gap(stops: readonly Stop[], index: number): number {
  const [from, to] = [stops.at(index - 1), stops[index]];
  return from === undefined || to === undefined ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
}

/** Whether the player, too, comes by where this ball is touched: not who stands beside it, nor who lets it go. */
function runsThrough(stops: readonly Stop[], index: number): boolean {
  const next = (index + 1) % stops.length;
  return stops[index]?.player === null && stops[next]?.touch !== null && gap(stops, next) > STRIDE;
}

function playerAt(stops: readonly Stop[], index: number): Point {
  const [from, here] = [stops.at(index - 1), stops.at(index)];
  if (from === undefined || here === undefined) throw new RangeError('A course has at least one touch');
  if (here.player !== null) return here.player;
  const length = gap(stops, (index + stops.length) % stops.length);
  // Touched again where it lies: the player has not moved either.
  if (length === 0) return playerAt(stops, index - 1);
  const ahead = (from.touch === null ? STRIDE : -STRIDE) / length;
  return point(here.x + (here.x - from.x) * ahead, here.y + (here.y - from.y) * ahead);
}
