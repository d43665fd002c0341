import type { BodyPoint, Leg } from '@touchline/vision';

/** Two body points joined by a line, and the side of the body it lies on. */
export interface Bone {
  readonly from: BodyPoint;
  readonly to: BodyPoint;
  readonly side: Leg | 'middle';
}

const bothSides = (from: string, to: string): readonly Bone[] =>
  (['left', 'right'] as const).map((side) => ({
    from: `${side}${from}` as BodyPoint,
    to: `${side}${to}` as BodyPoint,
    side,
  }));

/** The lines of the skeleton: trunk, arms, legs and feet. Faces and fingers say nothing about form and are left out. */
export const bones: readonly Bone[] = [
  { from: 'leftShoulder', to: 'rightShoulder', side: 'middle' },
  { from: 'leftHip', to: 'rightHip', side: 'middle' },
  ...bothSides('Shoulder', 'Hip'),
  ...bothSides('Shoulder', 'Elbow'),
  ...bothSides('Elbow', 'Wrist'),
  ...bothSides('Hip', 'Knee'),
  ...bothSides('Knee', 'Ankle'),
  ...bothSides('Ankle', 'Heel'),
  ...bothSides('Heel', 'FootIndex'),
  ...bothSides('Ankle', 'FootIndex'),
];

/** The points that are drawn as joints: the ends of the bones, and the nose for the head. */
export const joints: readonly BodyPoint[] = [...new Set(bones.flatMap(({ from, to }) => [from, to])), 'nose'];
