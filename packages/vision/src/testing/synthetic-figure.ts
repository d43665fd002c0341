import { landmarkIndex } from '../landmarks.ts';
import type { BodyPoint, ClipShape, Landmark, Pose } from '../landmarks.ts';

/**
 * A synthetic player: a jointed figure with known angles, put into a picture as a detector would. Lengths in leg
 * lengths, angles in degrees. The figure's own axes: forward, up, and left (across the body).
 */
export interface Stance {
  /** Where what the figure is rooted on is: the ankle of a leg, or the middle of the hips. */
  readonly at: Place;
  readonly rootedOn: 'left' | 'right' | 'hips';
  readonly left: LegAngles;
  readonly right: LegAngles;
  /** Of the trunk, forward positive. */
  readonly lean: number;
  /** Of the trunk, to the player's left. */
  readonly sway: number;
  /** Nose above (positive) or below the line of the ears. */
  readonly chin: number;
  /** How far the head is pushed forward of where it belongs, in leg lengths. */
  readonly headForward: number;
  /** How far the shoulder line is off level. */
  readonly tilt: number;
  /** Where the player looks: 0 to the right of the picture, 90 at the camera, 180 to the left. */
  readonly heading: number;
}

export interface LegAngles {
  /** Of the thigh, forward of straight down. */
  readonly thigh: number;
  /** Interior, 180 straight. */
  readonly knee: number;
  /** Of the leg outward from straight down, in the plane across the body. */
  readonly outward: number;
  /** How far the knee is off the line from hip to ankle, inward positive, in leg lengths. */
  readonly inward: number;
}

export interface Place {
  readonly forward: number;
  readonly up: number;
  readonly left: number;
}

const lengths = { thigh: 0.5, shin: 0.5, heel: 0.06, foot: 0.2, trunk: 0.62, halfHips: 0.11, halfShoulders: 0.21 };
const radians = Math.PI / 180;

function plus(a: Place, b: Place): Place {
  return { forward: a.forward + b.forward, up: a.up + b.up, left: a.left + b.left };
}

function minus(a: Place, b: Place): Place {
  return { forward: a.forward - b.forward, up: a.up - b.up, left: a.left - b.left };
}

interface LegPlaces {
  readonly hip: Place;
  readonly knee: Place;
  readonly ankle: Place;
  readonly heel: Place;
  readonly toe: Place;
}

/** A leg hanging from the middle of the hips. */
function legFrom(angles: LegAngles, outwardSign: 1 | -1): LegPlaces {
  const hip: Place = { forward: 0, up: 0, left: outwardSign * lengths.halfHips };
  const segment = (angle: number, length: number): Place => {
    const down = Math.cos(angle * radians) * length;
    return {
      forward: Math.sin(angle * radians) * length,
      up: -down * Math.cos(angles.outward * radians),
      left: outwardSign * down * Math.sin(angles.outward * radians),
    };
  };
  const shinAngle = angles.thigh - (180 - angles.knee);
  const straightKnee = plus(hip, segment(angles.thigh, lengths.thigh));
  const ankle = plus(straightKnee, segment(shinAngle, lengths.shin));
  const knee = { ...straightKnee, left: straightKnee.left - outwardSign * angles.inward };
  // The foot stands flat under a shin that is near upright, and at right angles to one that is lifted.
  const lifted = Math.min(1, Math.max(0, (Math.abs(shinAngle) - 30) / 60));
  const pitch = shinAngle * lifted * lifted * (3 - 2 * lifted);
  const along = (length: number): Place => ({
    forward: Math.cos(pitch * radians) * length,
    up: Math.sin(pitch * radians) * length - 0.05,
    left: 0,
  });
  return { hip, knee, ankle, heel: plus(ankle, along(-lengths.heel)), toe: plus(ankle, along(lengths.foot)) };
}

function bodyPlaces(stance: Stance): Record<BodyPoint, Place> {
  const legs = { left: legFrom(stance.left, 1), right: legFrom(stance.right, -1) };
  const hips = stance.rootedOn === 'hips' ? stance.at : minus(stance.at, legs[stance.rootedOn].ankle);
  const trunk = (along: number, ahead: number, left: number): Place => {
    const [lean, sway] = [stance.lean * radians, stance.sway * radians];
    return {
      forward: Math.sin(lean) * along + Math.cos(lean) * ahead,
      up: Math.cos(lean) * Math.cos(sway) * along - Math.sin(lean) * ahead + Math.sin(stance.tilt * radians) * left,
      left: Math.sin(sway) * along + left,
    };
  };
  const shoulder = (side: 1 | -1) => trunk(lengths.trunk, 0, side * lengths.halfShoulders);
  const neck = trunk(lengths.trunk, 0, 0);
  const head = (ahead: number, up: number, left: number): Place =>
    plus(neck, { forward: ahead + stance.headForward, up: 0.24 + up, left });
  const arm = (side: 1 | -1, down: number, ahead: number) =>
    plus(shoulder(side), { forward: ahead, up: -down, left: side * 0.05 });
  const nose = 0.12 * Math.sin(stance.chin * radians);
  const places: Record<BodyPoint, Place> = {
    nose: head(0.12, nose, 0),
    leftEyeInner: head(0.1, 0.04, 0.02), leftEye: head(0.1, 0.04, 0.03), leftEyeOuter: head(0.1, 0.04, 0.04),
    rightEyeInner: head(0.1, 0.04, -0.02), rightEye: head(0.1, 0.04, -0.03), rightEyeOuter: head(0.1, 0.04, -0.04),
    leftEar: head(0, 0, 0.08), rightEar: head(0, 0, -0.08),
    mouthLeft: head(0.1, nose - 0.05, 0.02), mouthRight: head(0.1, nose - 0.05, -0.02),
    leftShoulder: shoulder(1), rightShoulder: shoulder(-1),
    leftElbow: arm(1, 0.3, 0), rightElbow: arm(-1, 0.3, 0),
    leftWrist: arm(1, 0.5, 0.12), rightWrist: arm(-1, 0.5, 0.12),
    leftPinky: arm(1, 0.57, 0.14), rightPinky: arm(-1, 0.57, 0.14),
    leftIndex: arm(1, 0.57, 0.16), rightIndex: arm(-1, 0.57, 0.16),
    leftThumb: arm(1, 0.55, 0.16), rightThumb: arm(-1, 0.55, 0.16),
    leftHip: legs.left.hip, rightHip: legs.right.hip,
    leftKnee: legs.left.knee, rightKnee: legs.right.knee,
    leftAnkle: legs.left.ankle, rightAnkle: legs.right.ankle,
    leftHeel: legs.left.heel, rightHeel: legs.right.heel,
    leftFootIndex: legs.left.toe, rightFootIndex: legs.right.toe,
  };
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, plus(place, hips)])) as typeof places;
}

/** Where the figure's origin stands in the picture and how long a leg is, both in picture heights. */
export interface Camera {
  readonly x: number;
  readonly ground: number;
  readonly leg: number;
}

export const camera: Camera = { x: 0.5, ground: 0.9, leg: 0.36 };

/** The 33 landmarks that a detector would give for the figure: a camera far away, without perspective. */
export function landmarksOf(stance: Stance, clip: Pick<ClipShape, 'width' | 'height'>, from: Camera = camera): Pose {
  const aspect = clip.width / clip.height;
  const turn = stance.heading * radians;
  const places = bodyPlaces(stance);
  const pose: Landmark[] = [];
  for (const [name, at] of Object.entries(landmarkIndex) as [BodyPoint, number][]) {
    const { forward, up, left } = places[name];
    const across = forward * Math.cos(turn) + left * Math.sin(turn);
    pose[at] = { x: from.x + (across * from.leg) / aspect, y: from.ground - up * from.leg, visibility: 0.95 };
  }
  return pose;
}
