import { landmarkIndex, type BodyPoint, type Leg, type Pose } from '@touchline/vision';
import { pointOn, type DrawingSize } from '../overlay/draw-skeleton.ts';

/** Ours: a leg drawn less than this share as long as the other one is not foreshortened, it was found on the trunk. */
const SQUEEZED = 1 / 3;

/**
 * A pose as it was just found, without the limbs that were not: a lower leg that is squeezed against the body, and a
 * hand whose elbow was not seen. `aspect` is the picture's width over its height.
 */
export function hideUnreliableLimbs(pose: Pose, aspect: number): Pose {
  const inHeights = { width: aspect, height: 1 };
  const unsure = new Set<number>();
  const hide = (side: Leg, points: readonly string[]): void => {
    for (const point of points) unsure.add(landmarkIndex[`${side}${point}` as BodyPoint]);
  };
  const [left, right] = [legLength(pose, 'left', inHeights), legLength(pose, 'right', inHeights)];
  if (left !== null && right !== null) {
    if (left < SQUEEZED * right) hide('left', ['Knee', 'Ankle', 'Heel', 'FootIndex']);
    if (right < SQUEEZED * left) hide('right', ['Knee', 'Ankle', 'Heel', 'FootIndex']);
  }
  for (const side of ['left', 'right'] as const) {
    if (pointOn(pose, `${side}Elbow`, inHeights) === null) hide(side, ['Wrist']);
  }
  return unsure.size === 0 ? pose : pose.map((landmark, index) => (unsure.has(index) ? { ...landmark, visibility: 0 } : landmark));
}

/** From hip over knee to ankle, in the units of `size`; null where one of them was not seen. */
function legLength(pose: Pose, side: Leg, size: DrawingSize): number | null {
  const [hip, knee, ankle] = [pointOn(pose, `${side}Hip`, size), pointOn(pose, `${side}Knee`, size), pointOn(pose, `${side}Ankle`, size)];
  if (hip === null || knee === null || ankle === null) return null;
  return Math.hypot(hip.x - knee.x, hip.y - knee.y) + Math.hypot(knee.x - ankle.x, knee.y - ankle.y);
}
