import type { Box, ClipShape, Landmark, Pose } from '@touchline/vision';
import type { Detector } from './pose-detector.ts';

/** A picture that can be drawn: this part of it, in its pixels, to this part of the canvas. */
interface Drawable {
  readonly draw: (
    context: Context,
    ...place: [x: number, y: number, width: number, height: number, toX: number, toY: number, toWidth: number, toHeight: number]
  ) => void;
}

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
/**
 * Pixels of the longer side that the model is given. It uses 256 pixels of a person: what is larger costs time and gains
 * nothing, and at 640 one small person in six is missed (two-people-vp9.mp4: 26 of 31; at 960 29).
 */
const LONGEST_SIDE = 960;

/** By how much a part of a frame, so many pixels on its longer side, is shrunk for the model: 1 where it is not. */
export const scaleForModel = (longerSide: number): number => Math.min(1, LONGEST_SIDE / longerSide);

/** Detects people in frames of one size: draws each as a person sees it, in the size that the model needs. */
export interface FrameDetector {
  /** The people in a region of the frame, in parts of the whole picture. Throws when the detector fails. */
  readonly detect: (frame: Drawable, region?: Box) => readonly Pose[];
}

/** A detector for frames of this shape. Throws where no canvas can be had. */
export function frameDetectorFor(clip: Pick<ClipShape, 'width' | 'height'>, detector: Detector): FrameDetector {
  const canvas = newCanvas();
  return {
    detect: (frame, region = WHOLE) => {
      const from = {
        x: region.x * clip.width,
        y: region.y * clip.height,
        width: region.width * clip.width,
        height: region.height * clip.height,
      };
      const scale = scaleForModel(Math.max(from.width, from.height));
      const width = Math.max(1, Math.round(from.width * scale));
      const height = Math.max(1, Math.round(from.height * scale));
      const context = canvas.sized(width, height);
      frame.draw(context, from.x, from.y, from.width, from.height, 0, 0, width, height);
      return detector.detect(context.getImageData(0, 0, width, height)).map((pose) => placed(pose, region));
    },
  };
}

/** A pose of a region, in parts of the whole picture; the model's depth is dropped. */
function placed(pose: Pose, region: Box): Pose {
  return pose.map(
    ({ x, y, visibility }): Landmark => ({ x: region.x + x * region.width, y: region.y + y * region.height, visibility }),
  );
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A canvas that is read back often; older Safari has none outside a document. */
function newCanvas(): { readonly sized: (width: number, height: number) => Context } {
  const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1) : document.createElement('canvas');
  const options = { willReadFrequently: true, alpha: false };
  const context = canvas.getContext('2d', options) as Context | null;
  if (context === null) throw new Error('no canvas can be had here');
  return {
    sized: (width, height) => {
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      return context;
    },
  };
}
