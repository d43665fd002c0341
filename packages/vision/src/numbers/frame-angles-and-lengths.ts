import type { BodyPoint, Landmark, Pose } from '../landmarks.ts';
import type { ReviewInput } from '../review-input.ts';
import { angleAt, bodyPoint, distance, hipCentre, shoulderCentre } from '../signal/geometry.ts';
import { visibility } from '../signal/signal-constants.ts';

/** What is kept of one frame beside its landmarks. */
export interface FrameNumbers {
  /** 0 for the first frame of the input. */
  readonly frame: number;
  /** Seconds from the start of the clip. */
  readonly time: number;
  /** Mean visibility of the landmarks, 0–1; 0 where the player was not seen. */
  readonly confidence: number;
  /** Degrees, of the joints that were seen. */
  readonly angles: Readonly<Record<string, number>>;
  /** Lengths in leg lengths, where the leg is known. */
  readonly metrics: Readonly<Record<string, number>>;
}

/** A joint and the two points that make its angle. */
const joints: Readonly<Record<string, readonly [joint: BodyPoint, from: BodyPoint, to: BodyPoint]>> = {
  leftKnee: ['leftKnee', 'leftHip', 'leftAnkle'],
  rightKnee: ['rightKnee', 'rightHip', 'rightAnkle'],
  leftHip: ['leftHip', 'leftShoulder', 'leftKnee'],
  rightHip: ['rightHip', 'rightShoulder', 'rightKnee'],
  leftAnkle: ['leftAnkle', 'leftKnee', 'leftFootIndex'],
  rightAnkle: ['rightAnkle', 'rightKnee', 'rightFootIndex'],
  leftElbow: ['leftElbow', 'leftShoulder', 'leftWrist'],
  rightElbow: ['rightElbow', 'rightShoulder', 'rightWrist'],
};

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The mean visibility of a pose, 0–1; 0 of none. */
function poseConfidence(pose: readonly Landmark[] | null): number {
  if (pose === null || pose.length === 0) return 0;
  return rounded(pose.reduce((sum, landmark) => sum + landmark.visibility, 0) / pose.length, 3);
}

function anglesOf(pose: Pose | null, clip: ReviewInput['clip']): Record<string, number> {
  const angles: Record<string, number> = {};
  for (const [name, points] of Object.entries(joints)) {
    const [joint, from, to] = points.map((point) => bodyPoint(pose, point, clip));
    const angle = joint && from && to ? angleAt(joint, from, to) : null;
    if (angle !== null) angles[name] = rounded(angle, 1);
  }
  return angles;
}

function metricsOf(pose: Pose | null, clip: ReviewInput['clip'], leg: number | null): Record<string, number> {
  const metrics: Record<string, number> = {
    pointsSeen: pose?.filter((landmark) => landmark.visibility > visibility.finding).length ?? 0,
  };
  const [hips, shoulders] = [hipCentre(pose, clip), shoulderCentre(pose, clip)];
  if (hips && shoulders) {
    metrics['trunkLean'] = rounded((Math.atan2(shoulders.x - hips.x, hips.y - shoulders.y) * 180) / Math.PI, 1);
  }
  const [left, right] = [bodyPoint(pose, 'leftAnkle', clip), bodyPoint(pose, 'rightAnkle', clip)];
  if (left && right && leg !== null && leg >= 0.01) metrics['footSpacing'] = rounded(distance(left, right) / leg, 3);
  return metrics;
}

/** The angles and numbers of every frame of an analysis, in order of time. */
export function frameNumbers({ frames, clip, legLength }: ReviewInput): FrameNumbers[] {
  return frames.map(({ time, pose }, frame) => ({
    frame,
    time,
    confidence: poseConfidence(pose),
    angles: anglesOf(pose, clip),
    metrics: metricsOf(pose, clip, legLength),
  }));
}
