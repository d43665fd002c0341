import type { DrawingContext, Spot } from './draw-skeleton.ts';
import type { KneeAngle } from './body-points-of-measure.ts';

interface FanStyle {
  readonly good: string;
  readonly colour: string;
  /** Pixels of a line of the skeleton. */
  readonly thick: number;
}

/**
 * Draws the angle between two limbs: the good band as a fan from the first limb on, the two limbs and the arc between
 * them. Gives the place of a label: along the middle of the open angle, beyond the fan.
 */
export function drawAngleFan(
  context: DrawingContext,
  [first, middle, last]: readonly [Spot, Spot, Spot],
  good: KneeAngle['good'],
  style: FanStyle,
): Spot {
  const from = Math.atan2(first.y - middle.y, first.x - middle.x);
  const turn = normal(Math.atan2(last.y - middle.y, last.x - middle.x) - from);
  const way = turn < 0 ? -1 : 1;
  const reach = 0.62 * Math.min(distance(first, middle), distance(last, middle));
  if (good !== null) {
    context.beginPath();
    context.moveTo(middle.x, middle.y);
    context.arc(middle.x, middle.y, reach, from + way * radians(good.from), from + way * radians(good.to), way < 0);
    context.closePath();
    context.globalAlpha = 0.5;
    context.fillStyle = style.good;
    context.fill();
    context.globalAlpha = 1;
  }
  context.strokeStyle = style.colour;
  context.lineWidth = style.thick * 1.4;
  context.beginPath();
  context.moveTo(first.x, first.y);
  context.lineTo(middle.x, middle.y);
  context.lineTo(last.x, last.y);
  context.stroke();
  context.beginPath();
  context.arc(middle.x, middle.y, reach * 0.72, from, from + turn, way < 0);
  context.stroke();
  const along = from + turn / 2;
  return { x: middle.x + Math.cos(along) * reach * 1.15, y: middle.y + Math.sin(along) * reach * 1.15 };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
/** The same direction between −π and π. */
const normal = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
