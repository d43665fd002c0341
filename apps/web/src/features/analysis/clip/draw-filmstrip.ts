import { CanvasSink } from 'mediabunny';
import { decodeAllFrames } from '../clip-rendering/decode-all-frames.ts';
import { openInput } from './read-tracks.ts';

/** What draws one picture into a box. */
type Draw = (pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number) => void;

/** Clips up to this many seconds are decoded in sequence for their pictures where seeking gives none. */
const longestInSequence = 60;

/**
 * Draws a row of pictures of a clip into a canvas, one by one as they come, from the first second to the last. Where
 * the browser can decode none the canvas stays as it is. Never rejects.
 */
export async function drawFilmstrip(
  blob: Blob,
  { duration, canvas, cells, signal }: { duration: number; canvas: HTMLCanvasElement; cells: number; signal: AbortSignal },
): Promise<void> {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const width = canvas.width / cells;
  const times = Array.from({ length: cells }, (_, cell) => ((cell + 0.5) * duration) / cells);
  const put = (cell: number, draw: Draw, ratio: number): void => {
    // As high as the strip, its middle in the cell's middle.
    const full = canvas.height * ratio;
    pen.save();
    pen.beginPath();
    pen.rect(cell * width, 0, width, canvas.height);
    pen.clip();
    draw(pen, cell * width + (width - full) / 2, 0, full, canvas.height);
    pen.restore();
  };
  try {
    if (await bySeeking(blob, { times, height: canvas.height, signal, put })) return;
    if (duration <= longestInSequence) await inSequence(blob, { times, signal, put });
  } catch {
    // What is drawn stays; the handles work without pictures.
    return;
  }
}

interface Strip {
  readonly times: readonly number[];
  readonly signal: AbortSignal;
  readonly put: (cell: number, draw: Draw, ratio: number) => void;
}

/** Whether it gave any picture. */
async function bySeeking(blob: Blob, { times, height, signal, put }: Strip & { height: number }): Promise<boolean> {
  const input = openInput(blob);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) return false;
    let cell = 0;
    let drawn = 0;
    for await (const picture of new CanvasSink(track, { height, poolSize: 1 }).canvasesAtTimestamps(times)) {
      if (signal.aborted) return true;
      if (picture !== null) {
        const { canvas } = picture;
        put(cell, (pen, ...box) => pen.drawImage(canvas, ...box), canvas.width / canvas.height);
        drawn += 1;
      }
      cell += 1;
    }
    return drawn > 0;
  } finally {
    input.dispose();
  }
}

async function inSequence(blob: Blob, { times, signal, put }: Strip): Promise<void> {
  let cell = 0;
  for await (const sample of decodeAllFrames(blob)) {
    try {
      if (signal.aborted) return;
      while (cell < times.length && sample.timestamp >= (times[cell] ?? 0)) {
        put(cell, (pen, ...box) => sample.draw(pen, ...box), sample.displayWidth / sample.displayHeight);
        cell += 1;
      }
    } finally {
      sample.close();
    }
    if (cell >= times.length) return;
  }
}
