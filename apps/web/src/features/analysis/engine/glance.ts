import type { Pose } from '@touchline/vision';
import type { Detector } from './detector.ts';
import type { Glance } from './engine.ts';
import { engineLimits } from './limits.ts';
import { lookerFor, type Looker } from './look.ts';

/** Looks at one picture of the camera; never throws. Whoever gives the picture closes it. */
export type Glancer = (picture: ImageBitmap) => Glance;

/**
 * Looks at single pictures for a skeleton over a live one. A device that takes longer than `longest` seconds several
 * times in a row is left alone for a while; if it then is no faster, again. `now` in seconds.
 */
export function glancerFor(detector: Detector, now: () => number, longest: number): Glancer {
  let last: { readonly width: number; readonly height: number; readonly looker: Looker } | null = null;
  let slow = 0;
  let restsUntil = -Infinity;
  const look = (picture: ImageBitmap): readonly Pose[] => {
    const { width, height } = picture;
    if (last?.width !== width || last.height !== height) {
      last = { width, height, looker: lookerFor({ width, height }, detector) };
    }
    return last.looker.look({ draw: (context, ...place) => context.drawImage(picture, ...place) });
  };
  return (picture) => {
    const from = now();
    if (from < restsUntil) return 'notLooked';
    try {
      return nearest(look(picture)) ?? 'nobody';
    } catch {
      // The detector failed on this picture, or no canvas can be had: the next one may do.
      return 'notLooked';
    } finally {
      slow = now() - from > longest ? slow + 1 : 0;
      if (slow >= engineLimits.slowGlances) restsUntil = now() + engineLimits.glanceRest;
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
