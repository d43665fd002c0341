import type { VideoSample } from 'mediabunny';
import { decodeAllFrames } from './decode-all-frames.ts';
import { fitLongerSide } from './fit-longer-side.ts';
import type { RenderingNews, StillsTask } from './clip-rendering-worker-messages.ts';

const JPEG_QUALITY = 0.85;

/**
 * Takes pictures out of a clip in one walk, as far as the last one asked for. A time past the end gets the last
 * picture.
 */
export async function takeStills({ clip, times, longSide }: StillsTask, tell: (news: RenderingNews) => void): Promise<void> {
  const waiting = times === 'all' ? [] : times.toSorted((one, other) => one - other);
  let canvas: OffscreenCanvas | undefined;
  let last: VideoSample | undefined;

  async function take(sample: VideoSample, asked: number): Promise<void> {
    const { width, height } = fitLongerSide(sample.displayWidth, sample.displayHeight, longSide);
    canvas ??= new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas to draw on');
    sample.draw(context, 0, 0, width, height);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
    tell({ kind: 'still', asked, still: { time: sample.timestamp, picture } });
  }

  try {
    for await (const sample of decodeAllFrames(clip)) {
      last?.close();
      last = sample;
      if (times === 'all') await take(sample, sample.timestamp);
      // The nearest picture: this one is asked for up to half its length later.
      const until = sample.timestamp + sample.duration / 2;
      const due = waiting.filter((time) => time <= until);
      for (const asked of waiting.splice(0, due.length)) await take(sample, asked);
      if (times !== 'all' && waiting.length === 0) break;
      tell({ kind: 'progress', time: sample.timestamp });
    }
    if (last !== undefined) for (const asked of waiting) await take(last, asked);
  } finally {
    last?.close();
  }
}
