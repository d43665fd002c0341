import type { ClipShape } from '@touchline/vision';
import { VideoSample } from 'mediabunny';
import type { ClipSource } from './clip-source.ts';

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
      for (const time of times) {
        if (signal.aborted) return;
        const picture = await pictureAt(time);
        if (picture === null) continue;
        const frame = new VideoSample(picture, { timestamp: time });
        picture.close();
        yield frame;
      }
    },
    close,
  };
}
