import type { ClipShape } from '@touchline/vision';
import { VideoSample } from 'mediabunny';
import type { ClipSource } from './clip-source-types.ts';

/** Pictures in a row that a player does not get to in time, after which it gets to none. */
const MISSES = 3;

/** A clip whose pictures come from a `<video>`, one after the other. */
export function videoSource(
  shape: ClipShape,
  pictureAt: (time: number) => Promise<ImageBitmap | null>,
  close: () => void,
): ClipSource {
  const count = Math.max(1, Math.floor(shape.duration * shape.frameRate));
  return {
    shape,
    times: Array.from({ length: count }, (_, index) => index / shape.frameRate),
    frames: async function* (times, signal) {
      let misses = 0;
      for (const time of times) {
        if (signal.aborted || misses === MISSES) return;
        const picture = await pictureAt(time);
        misses = picture === null ? misses + 1 : 0;
        if (picture === null) continue;
        const frame = new VideoSample(picture, { timestamp: time });
        picture.close();
        yield frame;
      }
    },
    whenEmpty: 'seekTimeout',
    close,
  };
}
