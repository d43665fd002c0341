import type { Box, ClipShape, Pose } from '@touchline/vision';
import type { Detector } from './pose-detector.ts';
import { engineLimits } from './engine-limits.ts';
import { frameDetectorFor } from './frame-detector.ts';
import type { OpenFrame } from './pixels/frame-pixels.ts';

/** The people in a frame, or in a region of it alone; never fails. */
export type RetryingDetector = (frame: Pick<OpenFrame, 'read'>, region?: Box) => readonly Pose[];

/**
 * A frame that fails, or takes over 0.8 s, is tried once more; one that fails twice counts as a frame without anybody.
 * A detection cannot be broken off, so what comes late the second time is taken as it is, and from then on the device
 * is known to be slow and nothing is done twice for that.
 */
export function retryingDetectorFor(clip: ClipShape, detector: Detector, now: () => number): RetryingDetector {
  const people = frameDetectorFor(clip, detector);
  let slow = false;
  const tried = (frame: Pick<OpenFrame, 'read'>, region?: Box): { readonly poses: readonly Pose[] | null; readonly late: boolean } => {
    const from = now();
    try {
      const poses = people(frame, region);
      return { poses, late: now() - from > engineLimits.detection };
    } catch {
      // The detector failed on this picture; the next one may do.
      return { poses: null, late: false };
    }
  };
  const detectTwice = (frame: Pick<OpenFrame, 'read'>, region?: Box): readonly Pose[] => {
    const first = tried(frame, region);
    if (first.poses !== null && (!first.late || slow)) return first.poses;
    const second = tried(frame, region);
    slow ||= second.late;
    return second.poses ?? first.poses ?? [];
  };
  return detectTwice;
}
