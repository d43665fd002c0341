import type { BodyPoint, Measure } from '@touchline/vision';

/** The three points whose lines make the angle at a joint: from the first, over the joint, to the last. */
type Limbs = readonly [BodyPoint, BodyPoint, BodyPoint];

/** A measure that is the angle of a knee: its limbs, the angle between them and the good part of it, 180 straight. */
export interface KneeAngle {
  readonly limbs: Limbs;
  /** Degrees. */
  readonly angle: number;
  readonly good: { readonly from: number; readonly to: number } | null;
}

/** Measures whose value is a knee's interior angle, and those that count how far it is bent from straight. */
const interior: ReadonlySet<string> = new Set([
  'supportKneeAtContact',
  'kickingKneeAtBackswing',
  'kickingKneeAtContact',
  'stanceKnee',
  'kneeAtTouch',
  'bentKnees',
]);
const flexion: ReadonlySet<string> = new Set(['kneeFlexion']);

/** Measures of the trunk against the upright, degrees, forward positive. */
const leans: ReadonlySet<string> = new Set(['trunkLeanAtContact', 'runningLean', 'uprightPosture']);

/** The knee's angle that a measure is; null for a measure of another kind. */
export function kneeAngleOf({ id, joint, value, band }: Measure): KneeAngle | null {
  const side = joint === 'leftKnee' ? 'left' : joint === 'rightKnee' ? 'right' : null;
  if (side === null || !(interior.has(id) || flexion.has(id))) return null;
  const seen = (degrees: number): number => (flexion.has(id) ? 180 - degrees : degrees);
  const ends = band === null ? null : [seen(band.goodFrom), seen(band.goodTo)];
  return {
    limbs: [`${side}Hip`, `${side}Knee`, `${side}Ankle`],
    angle: seen(value),
    good: ends === null ? null : { from: Math.min(...ends), to: Math.max(...ends) },
  };
}

/** Whether a measure is a lean of the trunk. */
export function isLean({ id }: Measure): boolean {
  return leans.has(id);
}

/** The points of the body that a measure is of, so that a picture can be cut to them; none for one of the whole body. */
export function bodyPointsOfMeasure(measure: Measure): readonly BodyPoint[] {
  if (isLean(measure)) return ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'];
  return kneeAngleOf(measure)?.limbs ?? (measure.joint === null ? [] : [measure.joint as BodyPoint]);
}
