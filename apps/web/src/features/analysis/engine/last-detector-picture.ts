import { greyOf, type GreyPicture } from '@touchline/vision/ball';
import type { Detector } from './pose-detector.ts';

/** A detector whose last picture can be had once more. */
export interface LastPictureKeeper {
  readonly detector: Detector;
  /** The last picture that was looked at, small and in grey; null where none was since the last time. Before the next one is read. */
  readonly takeGrey: () => GreyPicture | null;
}

/** Keeps what the detector is given: it was read of the frame already, in a size that shows a ball. */
export function keepLastPicture(detector: Detector): LastPictureKeeper {
  let last: ImageData | null = null;
  return {
    detector: {
      detect(picture) {
        last = picture;
        return detector.detect(picture);
      },
      close: () => detector.close(),
    },
    takeGrey() {
      const picture = last;
      last = null;
      return picture && greyOf(picture.data, picture.width, picture.height);
    },
  };
}
