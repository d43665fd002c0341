import type { Diagram, Point } from '@touchline/domain';
import { LIFT } from './diagram-keyframes.ts';

/** The part of the ground that is shown, in metres. */
interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Half the width of the player's shoulders, and the ball's radius, as drawn: real sizes vanish on a long pitch. */
  readonly body: number;
  readonly ball: number;
}

/** A drill on the spot is not shown closer than this, in metres. */
const NEAREST_WIDTH = 2.4;

/** Everything that happens in a drill, as close as it fits. */
export function viewportOf(diagram: Diagram): Viewport {
  const points: Point[] = [
    ...diagram.player,
    ...diagram.cones,
    ...(diagram.ball ?? []).flatMap(({ x, y, height = 0 }) => [
      { x, y },
      { x, y: y - height * LIFT },
    ]),
    // The ball gets to the wall anyway; how far that goes on to either side need not be seen.
    ...[diagram.goal, ...diagram.lines].flatMap((line) => (line === null ? [] : [line.from, line.to])),
  ];
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const longSide = Math.max(right - left, bottom - top, NEAREST_WIDTH / 1.6);
  const body = Math.max(0.21, longSide / 26);
  const margin = body * 1.3;
  const width = Math.max(NEAREST_WIDTH, right - left + 2 * margin);
  const height = bottom - top + 2 * margin;
  return {
    x: (left + right - width) / 2,
    y: top - margin,
    width,
    height,
    body,
    ball: Math.max(0.11, body * 0.56),
  };
}

function ends(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
