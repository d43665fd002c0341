/**
 * One of the 33 body points, in parts of the picture: x from 0 (left) to 1 (right), y from 0 (top) to 1 (bottom);
 * outside when the point lies outside the picture. `visibility` 0–1. The model's depth is never used, so it is not kept.
 */
export interface Landmark {
  readonly x: number;
  readonly y: number;
  readonly visibility: number;
}

/** One person in one frame: 33 landmarks in the order of `landmarkIndex`. */
export type Pose = readonly Landmark[];

/** What the detector saw in one frame: nobody, or up to three people. */
export interface DetectedFrame {
  /** Seconds from the start of the clip. */
  readonly time: number;
  readonly poses: readonly Pose[];
}

/** The followed player in one frame; null where the player was not seen. */
export interface PoseFrame {
  readonly time: number;
  readonly pose: Pose | null;
}

/** The clip the frames come from. Width and height in pixels as a person sees it, after rotation. */
export interface ClipShape {
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** Frames a second, by the median distance of the source's frames. */
  readonly frameRate: number;
}

/** Where each body point stands in a pose (BlazePose's order). */
export const landmarkIndex = {
  nose: 0,
  leftEyeInner: 1,
  leftEye: 2,
  leftEyeOuter: 3,
  rightEyeInner: 4,
  rightEye: 5,
  rightEyeOuter: 6,
  leftEar: 7,
  rightEar: 8,
  mouthLeft: 9,
  mouthRight: 10,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftPinky: 17,
  rightPinky: 18,
  leftIndex: 19,
  rightIndex: 20,
  leftThumb: 21,
  rightThumb: 22,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
  leftHeel: 29,
  rightHeel: 30,
  leftFootIndex: 31,
  rightFootIndex: 32,
} as const;
export type BodyPoint = keyof typeof landmarkIndex;
