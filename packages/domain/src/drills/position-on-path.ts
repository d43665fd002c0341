import type { Point, Waypoint } from './diagram-types.ts';

/** Where something on this path is at a moment of the round, in seconds; before and after the path it stands still. */
export function positionAt(path: readonly Waypoint[], at: number): Point & { readonly height: number } {
  const from = path.findLast((waypoint) => waypoint.at <= at) ?? path[0];
  const to = path.find((waypoint) => waypoint.at > at) ?? path.at(-1);
  if (from === undefined || to === undefined) throw new RangeError('A path has at least one waypoint');
  const share = to.at > from.at ? (at - from.at) / (to.at - from.at) : 0;
  const between = (a: number, b: number): number => a + (b - a) * share;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    height: between(from.height ?? 0, to.height ?? 0),
  };
}
