import type { Box, ClipShape, Landmark, Pose } from '@touchline/vision';
import type { ReadPixels } from './pixels/canvas-pixels.ts';
import type { Detector } from './pose-detector.ts';

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
/**
 * Pixels of the longer side that the model is given. It uses 256 pixels of a person: what is larger costs time and gains
 * nothing, and at 640 one small person in six is missed (two-people-vp9.mp4: 26 of 31; at 960 29).
 */
const LONGEST_SIDE = 960;

/** By how much a part of a frame, so many pixels on its longer side, is shrunk for the model: 1 where it is not. */
export const scaleForModel = (longerSide: number): number => Math.min(1, LONGEST_SIDE / longerSide);

/** The people in a region of a frame, in parts of the whole picture. Throws when the detector fails. */
export type FrameDetector = (frame: { readonly read: ReadPixels }, region?: Box) => readonly Pose[];

/** Detects people in frames of this shape: reads each as a person sees it, in the size that the model needs. */
export function frameDetectorFor(clip: Pick<ClipShape, 'width' | 'height'>, detector: Detector): FrameDetector {
  return (frame, region = WHOLE) => {
    const part = {
      x: region.x * clip.width,
      y: region.y * clip.height,
      width: region.width * clip.width,
      height: region.height * clip.height,
    };
    const scale = scaleForModel(Math.max(part.width, part.height));
    const width = Math.max(1, Math.round(part.width * scale));
    const height = Math.max(1, Math.round(part.height * scale));
    return detector.detect(frame.read(part, width, height)).map((pose) => placed(pose, region));
  };
}

/** A pose of a region, in parts of the whole picture; the model's depth is dropped. */
function placed(pose: Pose, region: Box): Pose {
  return pose.map(
    ({ x, y, visibility }): Landmark => ({ x: region.x + x * region.width, y: region.y + y * region.height, visibility }),
  );
}
