import { positionAt } from './diagram.ts';
import type { Diagram, Feint, Foot, Line, Point, Surface, Touch, Waypoint } from './diagram.ts';

/** How far behind the ball a dribbling player runs, in metres: a short stride. */
const STRIDE = 0.45;

/** Metres a second squared. */
const GRAVITY = 9.81;

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

/** A touch of the ball at a place on the ground. */
type CourseTouch = readonly [x: number, y: number, foot: Foot, surface: Surface];

/**
 * A ball dribbled once round a closed course at an even pace (metres a second): it changes direction at each touch
 * and returns to the first; the player runs the same way one stride behind.
 */
export function dribble(
  course: readonly CourseTouch[],
  pace: number,
): Pick<Diagram, 'seconds' | 'ball' | 'player' | 'touches' | 'feints'> {
  const ball: Waypoint[] = [];
  let at = 0;
  for (const [x, y] of course) {
    at += secondsFrom(ball.at(-1), { x, y }, pace);
    ball.push({ x, y, at });
  }
  const [first] = ball;
  if (first === undefined) throw new RangeError('A course has at least one touch');
  const seconds = at + secondsFrom(ball.at(-1), first, pace);
  ball.push({ ...first, at: seconds });

  const lag = STRIDE / pace;
  const start = positionAt(ball, seconds - lag);
  const passed = ball
    .slice(0, -1)
    .map(({ x, y, at: ballAt }) => ({ x, y, at: (ballAt + lag) % seconds }))
    .toSorted((a, b) => a.at - b.at);
  return {
    seconds,
    ball,
    player: [{ x: start.x, y: start.y, at: 0 }, ...passed, { x: start.x, y: start.y, at: seconds }],
    touches: course.map(([, , foot, surface], index) => ({ at: ball[index]?.at ?? 0, foot, surface })),
    feints: [],
  };
}

/** A foot swung round the ball half-way between two touches that follow one another. */
export function feintBetween(before: Touch | undefined, after: Touch | undefined, foot: Foot): Feint {
  if (before === undefined || after === undefined) throw new RangeError('A feint lies between two touches');
  return { at: (before.at + after.at) / 2, foot };
}

/**
 * A ball kept in the air: each touch sends it from the height of the foot up and over to the place of the next,
 * as gravity lets it. `foot` and `top` are heights in metres.
 */
export function juggle(
  course: readonly CourseTouch[],
  heights: { readonly foot: number; readonly top: number },
): { seconds: number; ball: Waypoint[]; touches: Touch[] } {
  const rise = heights.top - heights.foot;
  const flight = 2 * Math.sqrt((2 * rise) / GRAVITY);
  const ball: Waypoint[] = [];
  course.forEach(([x, y], index) => {
    const [nextX, nextY] = course[(index + 1) % course.length] ?? [x, y];
    for (const share of [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]) {
      ball.push({
        x: x + (nextX - x) * share,
        y: y + (nextY - y) * share,
        at: (index + share) * flight,
        height: heights.foot + 4 * rise * share * (1 - share),
      });
    }
  });
  const [first] = ball;
  if (first === undefined) throw new RangeError('A course has at least one touch');
  const seconds = course.length * flight;
  ball.push({ ...first, at: seconds });
  return {
    seconds,
    ball,
    touches: course.map(([, , foot, surface], index) => ({ at: index * flight, foot, surface })),
  };
}

function secondsFrom(from: Point | undefined, to: Point, pace: number): number {
  return from === undefined ? 0 : Math.hypot(to.x - from.x, to.y - from.y) / pace;
}
