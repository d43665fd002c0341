import { landmarkIndex, type BodyPoint, type Leg, type Pose } from '@touchline/vision';

/** Ours: a leg drawn less than this share as long as the other one is not foreshortened, it was found on the trunk. */
const SQUEEZED = 1 / 3;
/** A point counts only when it was seen more surely than this (spec 002 §5). */
const SEEN_ABOVE = 0.5;

/**
 * A pose as it was just found, without the limbs that were not: a lower leg that is squeezed against the body, and a
 * hand whose elbow was not seen. `aspect` is the picture's width over its height.
 */
export function sureLimbs(pose: Pose, aspect: number): Pose {
  const unsure = new Set<number>();
  const hide = (side: Leg, points: readonly string[]): void => {
    for (const point of points) unsure.add(landmarkIndex[`${side}${point}` as BodyPoint]);
  };
  const [left, right] = [legLength(pose, 'left', aspect), legLength(pose, 'right', aspect)];
  if (left !== null && right !== null) {
    if (left < SQUEEZED * right) hide('left', ['Knee', 'Ankle', 'Heel', 'FootIndex']);
    if (right < SQUEEZED * left) hide('right', ['Knee', 'Ankle', 'Heel', 'FootIndex']);
  }
  for (const side of ['left', 'right'] as const) {
    if (seen(pose, `${side}Elbow`) === null) hide(side, ['Wrist']);
  }
  return unsure.size === 0 ? pose : pose.map((landmark, index) => (unsure.has(index) ? { ...landmark, visibility: 0 } : landmark));
}

function seen(pose: Pose, point: BodyPoint): Pose[number] | null {
  const landmark = pose[landmarkIndex[point]];
  return landmark === undefined || landmark.visibility <= SEEN_ABOVE ? null : landmark;
}

/** From hip over knee to ankle, in picture heights; null where one of them was not seen. */
function legLength(pose: Pose, side: Leg, aspect: number): number | null {
  const [hip, knee, ankle] = [seen(pose, `${side}Hip`), seen(pose, `${side}Knee`), seen(pose, `${side}Ankle`)];
  if (hip === null || knee === null || ankle === null) return null;
  const length = (a: Pose[number], b: Pose[number]): number => Math.hypot((a.x - b.x) * aspect, a.y - b.y);
  return length(hip, knee) + length(knee, ankle);
}
