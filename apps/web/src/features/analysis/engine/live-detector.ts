import type { Detector } from './pose-detector.ts';
import type { LivePeople, LivePicture } from './engine-types.ts';
import { engineLimits } from './engine-limits.ts';
import { frameDetectorFor, type FrameDetector } from './frame-detector.ts';
import { cameraFrame } from './pixels/camera-frame.ts';
import { keepLastPicture } from './last-detector-picture.ts';
import { canvasPixels, type ReadPixels } from './pixels/canvas-pixels.ts';
import { frameOpener } from './pixels/frame-pixels.ts';

/** Detects the people in one picture of the camera; never throws. Whoever gives the picture closes it. */
export type LiveDetector = (picture: LivePicture, wantsGrey?: boolean) => Promise<LivePeople>;

/**
 * Detects the people in single pictures, for a skeleton over a live one or to count their touches. A device that takes longer than `longest` seconds several
 * times in a row is left alone for a while; if it then is no faster, again. `now` in seconds.
 */
export function liveDetectorFor(detector: Detector, now: () => number, longest: number): LiveDetector {
  const keeper = keepLastPicture(detector);
  let last: { readonly width: number; readonly height: number; readonly people: FrameDetector } | null = null;
  const drawn = canvasPixels();
  const open = frameOpener();
  let slow = 0;
  let restsUntil = -Infinity;
  const readerOf = async (picture: LivePicture): Promise<{ readonly width: number; readonly height: number; readonly read: ReadPixels }> => {
    if ('displayWidth' in picture) {
      const { displayWidth: width, displayHeight: height } = picture;
      return { width, height, read: (await open(cameraFrame(picture))).read };
    }
    const { width, height } = picture;
    return { width, height, read: drawn((context, ...place) => context.drawImage(picture, ...place)) };
  };
  const detect = async (picture: LivePicture, wantsGrey: boolean): Promise<LivePeople> => {
    const { width, height, read } = await readerOf(picture);
    if (last?.width !== width || last.height !== height) {
      last = { width, height, people: frameDetectorFor({ width, height }, keeper.detector) };
    }
    const people = last.people({ read });
    return { people, grey: wantsGrey ? keeper.takeGrey() : null };
  };
  return async (picture, wantsGrey = false) => {
    const from = now();
    if (from < restsUntil) return 'notLooked';
    try {
      return await detect(picture, wantsGrey);
    } catch {
      // The detector failed on this picture, or no canvas can be had: the next one may do.
      return 'notLooked';
    } finally {
      slow = now() - from > longest ? slow + 1 : 0;
      if (slow >= engineLimits.slowLiveDetections) restsUntil = now() + engineLimits.liveRest;
    }
  };
}
