import { findDrill } from '../drill-catalogue.ts';
import { positionAt } from '../position-on-path.ts';
import type { Diagram, Foot, Point, Surface, Touch, Waypoint } from '../diagram-types.ts';
import { turn, way } from './diagram-geometry.ts';

/** The diagram of the drill with this id. Throws where there is none. */
export function diagramOf(id: string): Diagram {
  const drill = findDrill(id);
  if (drill === undefined) throw new Error(`no drill ${id}`);
  return drill.diagram;
}

/** Where the ball is touched. */
export function placeOf({ ball }: Diagram, touch: Touch): ReturnType<typeof positionAt> {
  return positionAt(ball ?? [], touch.at);
}

export function deedsOf({ touches }: Diagram): [Foot, Surface][] {
  return touches.map(({ foot, surface }) => [foot, surface]);
}

export function feetOf({ touches }: Diagram): Set<Foot> {
  return new Set(touches.map(({ foot }) => foot));
}

/** How often a path goes round a place, clockwise positive. */
export function windings(path: readonly Point[], place: Point): number {
  const steps = path.slice(1).map((to, index) => turn(way(place, path[index] ?? to), way(place, to)));
  return Math.round(steps.reduce((sum, step) => sum + step, 0) / 360);
}

/** The ball's way from a touch up to the next one. */
export function legAfter({ ball, touches, seconds }: Diagram, touch: Touch): Waypoint[] {
  const until = touches.find(({ at }) => at > touch.at)?.at ?? seconds;
  return (ball ?? []).filter(({ at }) => at > touch.at - 1e-6 && at < until + 1e-6);
}
