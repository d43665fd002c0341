import type { DetectedFrame, Landmark, PoseFrame } from '../landmarks.ts';
import type { LegAngles, Stance } from './synthetic-figure.ts';

export interface Gait {
  /** Steps a second: 2 is a walk, 3 a run. */
  readonly cadence: number;
  /** Degrees that the thigh swings to either side. */
  readonly stride: number;
  /** Degrees that the knee bends in the swing. */
  readonly bend: number;
  /** Leg lengths a second that the player comes forward. */
  readonly pace: number;
  /** Where the player looks: 0 to the right of the picture, 90 at the camera. */
  readonly heading: number;
}

/** Somebody walking or running; nobody kicks. */
export function walk({ cadence, stride, bend, pace, heading }: Gait): (time: number) => Stance {
  const legAt = (steps: number): LegAngles => {
    const phase = steps * Math.PI;
    // The knee bends most while the thigh comes forward.
    const swinging = Math.max(0, Math.cos(phase));
    return { thigh: stride * Math.sin(phase), knee: 172 - bend * swinging, outward: 0, inward: 0 };
  };
  return (time) => ({
    at: { forward: pace * time, up: 0.97 + 0.02 * Math.cos(2 * Math.PI * cadence * time), left: 0 },
    rootedOn: 'hips',
    left: legAt(cadence * time),
    right: legAt(cadence * time + 1),
    lean: 4,
    sway: 0,
    chin: 5,
    headForward: 0,
    tilt: 0,
    heading,
  });
}

/** The frames as a detector that saw this one person would give them. */
export function asDetected(frames: readonly PoseFrame[]): DetectedFrame[] {
  return frames.map(({ time, pose }) => ({ time, poses: pose ? [pose] : [] }));
}

/** The same frames with every landmark changed. */
export function changed(
  frames: readonly PoseFrame[],
  change: (landmark: Landmark, point: number, at: number) => Landmark,
): PoseFrame[] {
  return frames.map(({ time, pose }, at) => ({
    time,
    pose: pose && pose.map((landmark, point) => change(landmark, point, at)),
  }));
}
