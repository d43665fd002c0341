import type { BodyPoint, Measure, Pose } from '@touchline/vision';
import { drawAngleFan } from './draw-angle-fan.ts';
import { drawLabel, type LabelBox } from './draw-label.ts';
import { lineWidthOf, pointOn } from './draw-skeleton.ts';
import type { DrawingContext, DrawingSize, SkeletonOptions, Spot } from './draw-skeleton.ts';
import { isLean, kneeAngleOf } from './body-points-of-measure.ts';
import { verdictOf } from './range-verdict.ts';

export interface MeasureAtJointOptions extends SkeletonOptions {
  /** Stands beside the joint: the angle in words, with how it stands to the band. */
  readonly label?: string;
  /** Labels of the same picture, which this one keeps clear of and is added to. None unless told. */
  readonly taken?: LabelBox[];
}

/** Where a label begins or, at the player's left, ends. */
interface LabelSpot extends Spot {
  readonly isLeft?: boolean;
}

/** How far along the picture the player's hips are. */
function middleOf(pose: Pose, size: DrawingSize, mirrored: boolean): number {
  const [left, right] = [pointOn(pose, 'leftHip', size, mirrored), pointOn(pose, 'rightHip', size, mirrored)];
  return left === null || right === null ? 0 : (left.x + right.x) / 2;
}

/**
 * Draws a measure at its joint, in the colour of its verdict: a knee's angle as an arc with the good band as a green
 * fan; a lean as the trunk beside the upright; anything else as a ring. Draws nothing where the joint was not seen.
 */
export function drawMeasureAtJoint(
  context: DrawingContext,
  pose: Pose,
  measure: Measure,
  size: DrawingSize,
  options: MeasureAtJointOptions,
): void {
  const { colours, mirrored = false, label, scale, taken } = options;
  const thick = lineWidthOf(size, scale);
  const colour = colours[verdictOf(measure)];
  const spot = (point: BodyPoint): Spot | null => pointOn(pose, point, size, mirrored);
  context.save();
  context.lineCap = 'round';
  const at = knee() ?? lean() ?? point();
  if (at !== null && label !== undefined) drawLabel(context, label, at, size, { colours, colour, scale, taken, isLeft: at.isLeft });
  context.restore();

  /** Each draws its kind of measure and gives the place of the label; null where it is not of that kind, or hidden. */
  function knee(): LabelSpot | null {
    const angle = kneeAngleOf(measure);
    const [first, middle, last] = angle?.limbs.map(spot) ?? [];
    if (!angle || !first || !middle || !last) return null;
    return drawAngleFan(context, [first, middle, last], angle.good, { good: colours.good, colour, thick });
  }

  function lean(): LabelSpot | null {
    if (!isLean(measure)) return null;
    const [hips, shoulders] = [between('leftHip', 'rightHip'), between('leftShoulder', 'rightShoulder')];
    if (hips === null || shoulders === null) return null;
    const tall = Math.hypot(shoulders.x - hips.x, shoulders.y - hips.y);
    context.lineWidth = thick * 1.4;
    context.strokeStyle = colour;
    line(hips, shoulders);
    context.setLineDash([thick * 2, thick * 3]);
    context.strokeStyle = colours.ink;
    line(hips, { x: hips.x, y: hips.y - tall });
    context.setLineDash([]);
    return { x: Math.max(shoulders.x, hips.x) + thick * 5, y: shoulders.y };
  }

  function point(): LabelSpot | null {
    const here = measure.joint === null ? null : spot(measure.joint as BodyPoint);
    if (here === null || kneeAngleOf(measure) !== null || isLean(measure)) return null;
    const reach = thick * 4;
    context.beginPath();
    context.arc(here.x, here.y, reach, 0, 2 * Math.PI);
    context.strokeStyle = colour;
    context.lineWidth = thick * 1.4;
    context.stroke();
    // Where labels keep clear of each other, they keep clear of the player too.
    const isLeft = taken !== undefined && here.x + 2.5 * reach < middleOf(pose, size, mirrored);
    return { x: here.x + (isLeft ? -1 : 1) * reach * 1.6, y: here.y, isLeft };
  }

  function between(left: BodyPoint, right: BodyPoint): Spot | null {
    const [one, other] = [spot(left), spot(right)];
    return one && other && { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }

  function line(from: Spot, to: Spot): void {
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
}
