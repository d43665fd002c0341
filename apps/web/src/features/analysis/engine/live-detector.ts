import type { Pose } from '@touchline/vision';
import type { Detector } from './pose-detector.ts';
import type { LiveDetection } from './engine.ts';
import { engineLimits } from './engine-limits.ts';
import { frameDetectorFor, type FrameDetector } from './frame-detector.ts';

/** Detects the player in one picture of the camera; never throws. Whoever gives the picture closes it. */
export type LiveDetector = (picture: ImageBitmap) => LiveDetection;

/**
 * Detects the player in single pictures, for a skeleton over a live one. A device that takes longer than `longest` seconds several
 * times in a row is left alone for a while; if it then is no faster, again. `now` in seconds.
 */
export function liveDetectorFor(detector: Detector, now: () => number, longest: number): LiveDetector {
  let last: { readonly width: number; readonly height: number; readonly frames: FrameDetector } | null = null;
  let slow = 0;
  let restsUntil = -Infinity;
  const detect = (picture: ImageBitmap): readonly Pose[] => {
    const { width, height } = picture;
    if (last?.width !== width || last.height !== height) {
      last = { width, height, frames: frameDetectorFor({ width, height }, detector) };
    }
    return last.frames.detect({ draw: (context, ...place) => context.drawImage(picture, ...place) });
  };
  return (picture) => {
    const from = now();
    if (from < restsUntil) return 'notLooked';
    try {
      return nearest(detect(picture)) ?? 'nobody';
    } catch {
      // The detector failed on this picture, or no canvas can be had: the next one may do.
      return 'notLooked';
    } finally {
      slow = now() - from > longest ? slow + 1 : 0;
      if (slow >= engineLimits.slowLiveDetections) restsUntil = now() + engineLimits.liveRest;
    }
  };
}

/** Who stands nearest to the camera, by their height in the picture: who films is no passer-by. */
function nearest(poses: readonly Pose[]): Pose | undefined {
  return poses.toSorted((one, other) => heightOf(other) - heightOf(one))[0];
}

function heightOf(pose: Pose): number {
  const places = pose.map(({ y }) => y);
  return Math.max(...places) - Math.min(...places);
}
