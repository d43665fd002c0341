import { stillsOf } from '../../clip-rendering/clip-rendering-worker-client.ts';
import type { Still } from '../../clip-rendering/clip-rendering-worker-messages.ts';
import type { Footage, FootageNews } from './footage-types.ts';

/** Pixels of a picture's longer side: sharp on a phone, and 15 s of them are about 25 MB. */
const LONG_SIDE = 960;

interface Wanted extends FootageNews {
  /** Seconds. */
  readonly duration: number;
  /** Part of the clip that is ready, 0–1. */
  readonly onReady: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * The clip as a flip-book: all its pictures, taken in order by a worker, shown by our own clock. It works for files
 * that a browser's player cannot seek in, and steps exactly. Resolves when all pictures are there; throws `FilmFailed`.
 */
export async function stillsFootage(clip: Blob, wanted: Wanted): Promise<Footage> {
  const stills: Still[] = [];
  await stillsOf(clip, { times: 'all', longSide: LONG_SIDE }, (still) => stills.push(still), {
    signal: wanted.signal,
    onProgress: (time) => wanted.onReady(wanted.duration > 0 ? Math.min(1, time / wanted.duration) : 1),
  });
  return flipBook(stills, wanted);
}

function flipBook(stills: readonly Still[], { duration, ...news }: Wanted): Footage {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let shown = 0;
  /** The latest wish: a picture that comes out of its file after a newer one was wished is not drawn. */
  let wished = 0;
  let frame = 0;
  let playing = false;
  let closed = false;

  async function draw(index: number): Promise<void> {
    const still = stills[index];
    if (still === undefined) return;
    const wish = (wished += 1);
    shown = index;
    const picture = await createImageBitmap(still.picture);
    if (!closed && wish === wished && context !== null) {
      if (canvas.width !== picture.width) canvas.width = picture.width;
      if (canvas.height !== picture.height) canvas.height = picture.height;
      context.drawImage(picture, 0, 0);
      news.onPicture(still.time);
    }
    picture.close();
  }
  /** A picture that cannot be read is skipped: the next one takes its place. */
  const put = (index: number): void => void draw(index).catch(() => undefined);

  function setPlaying(next: boolean): void {
    playing = next;
    cancelAnimationFrame(frame);
    news.onPlaying(next);
  }

  const show = (time: number): void => put(indexAt(stills, time));
  return {
    element: canvas,
    duration,
    show,
    step: (by) => {
      if (playing) setPlaying(false);
      put(Math.min(stills.length - 1, Math.max(0, shown + by)));
    },
    play: (speed) => {
      const from = shown >= stills.length - 1 ? 0 : (stills[shown]?.time ?? 0);
      const began = performance.now();
      const tick = (now: number): void => {
        const index = indexAt(stills, from + ((now - began) / 1000) * speed);
        if (index !== shown) put(index);
        if (index >= stills.length - 1) setPlaying(false);
        else frame = requestAnimationFrame(tick);
      };
      setPlaying(true);
      frame = requestAnimationFrame(tick);
    },
    pause: () => setPlaying(false),
    close: () => {
      closed = true;
      cancelAnimationFrame(frame);
    },
  };
}

/** The picture on show at a time: the last one that has begun. */
function indexAt(stills: readonly Still[], time: number): number {
  const after = stills.findIndex((still) => still.time > time + 0.001);
  return after === -1 ? stills.length - 1 : Math.max(0, after - 1);
}
