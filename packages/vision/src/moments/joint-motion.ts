import type { BodyPoint, ClipShape, PoseFrame } from '../landmarks.ts';
import { bodyPoint, distance, hipCentre } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';

/** A place at a time, in leg lengths; null where it was not seen. */
export interface Placed {
  readonly time: number;
  readonly place: Point | null;
}

/** A body point beside the middle of the hips over a segment, in leg lengths: a moving camera does not show in it. */
export function besideHips(segment: readonly PoseFrame[], point: BodyPoint, clip: ClipShape, leg: number): Placed[] {
  return segment.map(({ time, pose }) => {
    const [place, hips] = [bodyPoint(pose, point, clip), hipCentre(pose, clip)];
    return { time, place: place && hips && { x: (place.x - hips.x) / leg, y: (place.y - hips.y) / leg } };
  });
}

/** A body point in the picture over a segment, in leg lengths. */
export function inPicture(segment: readonly PoseFrame[], point: BodyPoint, clip: ClipShape, leg: number): Placed[] {
  return segment.map(({ time, pose }) => {
    const place = bodyPoint(pose, point, clip);
    return { time, place: place && { x: place.x / leg, y: place.y / leg } };
  });
}

/** The place at any time between two frames, on the straight line between them; null where either was not seen. */
function placeAt(places: readonly Placed[], time: number): Point | null {
  const after = places.findIndex((placed) => placed.time >= time);
  const [from, to] = [places[after - 1] ?? places[after], places[after]];
  if (!from?.place || !to?.place) return null;
  const share = to.time === from.time ? 0 : (time - from.time) / (to.time - from.time);
  return {
    x: from.place.x + (to.place.x - from.place.x) * share,
    y: from.place.y + (to.place.y - from.place.y) * share,
  };
}

/** How far and how straight a point moved around a time. */
export interface Chord {
  /** Leg lengths a second, along the straight line from start to end. */
  readonly speed: number;
  /** Straight line by the way gone, 0–1. */
  readonly straightness: number;
}

/** The motion over `seconds` centred on `time`; null where the point was not seen all along, or the segment ends. */
export function chordAt(places: readonly Placed[], time: number, seconds: number): Chord | null {
  const [start, end] = [time - seconds / 2, time + seconds / 2];
  const between = places.filter((placed) => placed.time > start && placed.time < end).map(({ place }) => place);
  const way = [placeAt(places, start), ...between, placeAt(places, end)];
  let path = 0;
  for (const [at, to] of way.entries()) {
    const from = at === 0 ? to : way[at - 1];
    if (!from || !to) return null;
    path += distance(from, to);
  }
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return null;
  const chord = distance(first, last);
  return { speed: chord / seconds, straightness: path === 0 ? 1 : chord / path };
}

/** Speed at one frame from its two neighbours, in leg lengths a second; null at the ends and where it was not seen. */
export function speedAt(places: readonly Placed[], at: number): number | null {
  const [before, after] = [places[at - 1], places[at + 1]];
  if (!before?.place || !after?.place) return null;
  return distance(before.place, after.place) / (after.time - before.time);
}
