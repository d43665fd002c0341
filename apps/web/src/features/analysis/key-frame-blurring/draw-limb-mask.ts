import { landmarkIndex } from '@touchline/vision';
import type { BodyPoint, Pose } from '@touchline/vision';

type Place = { readonly x: number; readonly y: number };

/** Not the trunk: shirts have names, numbers and teams on them. */
const LIMBS = (['left', 'right'] as const).flatMap((side): readonly (readonly BodyPoint[])[] => [
  [`${side}Elbow`, `${side}Wrist`, `${side}Index`],
  [`${side}Hip`, `${side}Knee`, `${side}Ankle`, `${side}Heel`, `${side}FootIndex`, `${side}Ankle`],
]);
const FEET: readonly BodyPoint[] = ['leftFootIndex', 'rightFootIndex'];
/** In widths of the head's square: a limb with some room, and where a ball at the foot is. */
const LIMB_WIDTH = 0.4;
const BALL_REACH = 0.5;

/** Fills the player's legs and forearms, and the ground at the feet. `place` gives a landmark's place on the canvas. */
export function drawLimbMask(
  context: CanvasRenderingContext2D,
  pose: Pose,
  headSide: number,
  place: (landmark: Place) => Place,
): void {
  const path = (names: readonly BodyPoint[]): void => {
    context.beginPath();
    for (const name of names) {
      const landmark = pose[landmarkIndex[name]];
      if (landmark === undefined) continue;
      const { x, y } = place(landmark);
      context.lineTo(x, y);
    }
  };
  context.lineWidth = LIMB_WIDTH * headSide;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const limb of LIMBS) {
    path(limb);
    context.stroke();
  }
  for (const foot of FEET) {
    const landmark = pose[landmarkIndex[foot]];
    if (landmark === undefined) continue;
    const { x, y } = place(landmark);
    context.beginPath();
    context.arc(x, y, BALL_REACH * headSide, 0, 2 * Math.PI);
    context.fill();
  }
}
