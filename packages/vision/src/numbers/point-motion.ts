import type { BodyPoint } from '../landmarks.ts';
import { inPicture, speedAt } from '../moments/joint-motion.ts';
import type { Placed } from '../moments/joint-motion.ts';
import type { ReviewInput } from '../review-input.ts';
import { splitAtGapsAndSceneCuts } from '../signal/split-at-gaps-and-scene-cuts.ts';
import { distance } from '../signal/geometry.ts';

/** How one body point moved in the picture, in the player's leg lengths and seconds. */
export interface PointMotion {
  readonly point: BodyPoint;
  /** Where it was seen, in order of time. */
  readonly trajectory: readonly { readonly time: number; readonly x: number; readonly y: number }[];
  /** Leg lengths a second; 0 where no three neighbouring frames show the point. */
  readonly maxVelocity: number;
  /** Leg lengths a second, each second; 0 where no two neighbouring speeds are known. */
  readonly maxAcceleration: number;
  /** Leg lengths; only the way between neighbouring frames, for what lies between others is not known. */
  readonly totalDistance: number;
}

/** The points whose motion is kept: feet and knees that kick and touch, hands, hips and head that balance. */
const trackedPoints = [
  'nose', 'leftWrist', 'rightWrist', 'leftHip', 'rightHip', 'leftKnee', 'rightKnee', 'leftAnkle', 'rightAnkle',
] as const satisfies readonly BodyPoint[]; // prettier-ignore

/** Picture heights; whatever says that a leg is shorter has not seen one. */
const SHORTEST_LEG = 0.01;

/** Seconds; of frames that follow sooner no camera has taken both, and their speed would be none that can be stored. */
const SHORTEST_TIME = 0.001;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function wayOf(places: readonly Placed[]): number {
  return places.slice(1).reduce((way, { place }, at) => {
    const before = places[at]?.place;
    return before && place ? way + distance(before, place) : way;
  }, 0);
}

/** Leg lengths a second at each place; null where it is not known. */
function speedsOf(places: readonly Placed[]): (number | null)[] {
  return places.map((_, at) => {
    const seconds = (places[at + 1]?.time ?? 0) - (places[at - 1]?.time ?? 0);
    return seconds < SHORTEST_TIME ? null : speedAt(places, at);
  });
}

function accelerationsOf(places: readonly Placed[], speeds: readonly (number | null)[]): number[] {
  return speeds.slice(1).flatMap((speed, at) => {
    const [before, seconds] = [speeds[at] ?? null, (places[at + 1]?.time ?? 0) - (places[at]?.time ?? 0)];
    return speed === null || before === null || seconds < SHORTEST_TIME ? [] : [Math.abs(speed - before) / seconds];
  });
}

/** How the tracked points of an analysis moved; nothing where the leg, by which lengths are told, was not seen. */
export function pointMotions({ frames, clip, legLength }: ReviewInput): PointMotion[] {
  if (legLength === null || legLength < SHORTEST_LEG) return [];
  const segments = splitAtGapsAndSceneCuts(frames, clip);
  return trackedPoints.flatMap((point) => {
    const places = segments.map((segment) => inPicture(segment, point, clip, legLength));
    const trajectory = places.flat().flatMap(({ time, place }) => (place ? [{ time, x: rounded(place.x), y: rounded(place.y) }] : []));
    if (trajectory.length === 0) return [];
    const moved = places.map((run) => ({ run, speeds: speedsOf(run) }));
    const speeds = moved.flatMap((run) => run.speeds.filter((speed) => speed !== null));
    const accelerations = moved.flatMap(({ run, speeds: known }) => accelerationsOf(run, known));
    return [
      {
        point,
        trajectory,
        maxVelocity: rounded(Math.max(0, ...speeds)),
        maxAcceleration: rounded(Math.max(0, ...accelerations)),
        totalDistance: rounded(places.reduce((way, run) => way + wayOf(run), 0)),
      },
    ];
  });
}
