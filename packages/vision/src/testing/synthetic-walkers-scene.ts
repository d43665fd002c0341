import type { ClipShape, DetectedFrame, Pose } from '../landmarks.ts';
import { landmarksOf } from './synthetic-figure.ts';
import { walk } from './synthetic-walker.ts';

/** Somebody who walks through a picture. */
export interface Role {
  /** Picture heights from the left at the start. */
  readonly from: number;
  /** Leg lengths a second. */
  readonly pace: number;
  readonly leg?: number;
  readonly stride?: number;
  /** When the detector overlooks them; never unless told. */
  readonly hidden?: (time: number) => boolean;
}

/** Frames a second of a scene. */
export const sceneRate = 30;

/** What a detector would see of these people, the nearest to the left edge first as it pleases. `duration` in seconds. */
export function scene(clip: ClipShape, roles: readonly Role[], duration = clip.duration, step = 1): DetectedFrame[] {
  const people = roles.map(({ from, pace, leg = 0.3, stride = 22, hidden }) => {
    const motion = walk({ cadence: 1.8, stride, bend: stride * 2, pace: Math.abs(pace), heading: pace < 0 ? 180 : 0 });
    const poseAt = (time: number): Pose =>
      landmarksOf(motion(time), clip, { x: (from * clip.height) / clip.width, ground: 0.9, leg });
    return { poseAt, hidden };
  });
  return Array.from({ length: Math.round((duration * sceneRate) / step) }, (_, at) => {
    const time = (at * step) / sceneRate;
    const poses = people.flatMap(({ poseAt, hidden }) => (hidden?.(time) ? [] : [poseAt(time)]));
    return { time, poses: poses.toSorted((a, b) => (a[0]?.x ?? 0) - (b[0]?.x ?? 0)) };
  });
}
