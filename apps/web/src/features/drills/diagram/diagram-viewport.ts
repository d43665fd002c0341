import type { Diagram, Point } from '@touchline/domain';
import { LIFT } from './diagram-keyframes.ts';

/** The part of the ground that is shown, in metres. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Half the width of the player's shoulders, and the ball's radius, as drawn: real sizes vanish on a long pitch. */
  readonly body: number;
  readonly ball: number;
  /** Whether a frame of twice the width of its height has room at both sides of what happens. */
  readonly leavesSides: boolean;
}

/** As large as a screen is wide, low beside what is told of it, or as one of many in a list. */
type DrawingSize = 'large' | 'small' | 'thumbnail';

/** A drill on the spot is not shown closer than this, in metres. */
const NEAREST_WIDTH = { large: 1.8, small: 1.5 };

/** As wide as half the player's shoulders is the side that limits the drawing, in its frame, divided by this. */
const BODIES = { large: 20, small: 18 };

/** How many times as wide as high the frame of a drawing is, as a rule. */
const FRAMES = { large: 2, small: 1.2 };

/** A frame of a drawing's own shape is so many times as wide as high: at most, and at least. */
const FRAME_SHAPES = [1.85, 1.3] as const;

/** Half the width of the player's shoulders at least, in metres. */
const LEAST_BODY = 0.21;

/**
 * Of many drawings in a list each has a frame of the same shape, so that the player is as large in all of them: half the
 * shoulders are this share of the width, and a little more where a drill on the spot would leave grass around it.
 */
const THUMBNAIL = { frame: 1.4, body: 0.11, nearestBody: 0.15 };

/** How far the player and what they touch reach from where they stand, in halves of their shoulders. */
const REACH = { large: 1.3, thumbnail: 1.05 };

/** What happens is at most as many times as wide as high where a frame has room for letters at its sides. */
const SIDES_FREE = 1.25;

/** Everything that happens in a drill, as close as it fits. On a small drawing player and ball count more than the ground they have. */
export function viewportOf(diagram: Diagram, size: DrawingSize): Viewport {
  const moved: Point[] = [
    ...diagram.player,
    ...diagram.cones,
    ...(diagram.ball ?? []).flatMap(({ x, y, height = 0 }) => [
      { x, y },
      { x, y: y - height * LIFT },
    ]),
  ];
  const isOnTheSpot = Math.max(span(moved.map(({ x }) => x)), span(moved.map(({ y }) => y))) < NEAREST_WIDTH.small;
  const points: Point[] =
    size !== 'large' && isOnTheSpot && diagram.goal === null
      ? moved
      : // The ball gets to the wall anyway; how far that goes on to either side need not be seen.
        [...moved, ...[diagram.goal, ...diagram.lines].flatMap((line) => (line === null ? [] : [line.from, line.to]))];
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  if (size === 'thumbnail') return thumbnailOf(left, right, top, bottom);
  const nearest = NEAREST_WIDTH[size];
  const limitingSide = Math.max(right - left, FRAMES[size] * (bottom - top), nearest / 1.6);
  const body = Math.max(LEAST_BODY, limitingSide / BODIES[size]);
  const margin = body * REACH.large;
  const width = Math.max(nearest, right - left + 2 * margin);
  const height = bottom - top + 2 * margin;
  return {
    x: (left + right - width) / 2,
    y: top - margin,
    width,
    height,
    body,
    ball: ballBeside(body),
    leavesSides: right - left + 2 * margin <= SIDES_FREE * height,
  };
}

/** The part of the ground around what happens, in a frame of the shape that all drawings of a list have. */
function thumbnailOf(left: number, right: number, top: number, bottom: number): Viewport {
  const { frame, body: share, nearestBody } = THUMBNAIL;
  const reach = 2 * REACH.thumbnail;
  // The player reaches beyond what happens at both of its ends, and is the larger the wider that makes the drawing.
  const widest = Math.max((right - left) / (1 - reach * share), (frame * (bottom - top)) / (1 - frame * reach * share));
  const body = Math.max(LEAST_BODY, share * widest);
  const width = Math.max(LEAST_BODY / nearestBody, right - left + reach * body, frame * (bottom - top + reach * body));
  const height = width / frame;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height, body, ball: ballBeside(body), leavesSides: false };
}

/** How many times as wide as high a frame is that suits what is shown: lower for a run across, never a strip or a tower. */
export function frameOf({ width, height }: Viewport): number {
  const [widest, highest] = FRAME_SHAPES;
  return Math.round(100 * Math.min(widest, Math.max(highest, width / height))) / 100;
}

/** The radius of a ball that is seen beside such a player. */
function ballBeside(body: number): number {
  return Math.max(0.11, body * 0.56);
}

function span(values: readonly number[]): number {
  const [least, most] = ends(values);
  return most - least;
}

function ends(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
