import type { Readable } from 'node:stream';
import { AppError } from '../app-error.ts';

/** Bytes that wait for whoever reads before no more are taken from the network: few, for many may send at once. */
const HELD_BYTES = 256 * 1024;

/** What ends a body whose sender is gone: nobody reads the answer, and nothing of ours has failed. */
const cutOff = () => new AppError('validation_failed', { message: 'body: ended before it was complete' });

/**
 * The pieces of a request's body, all that have come since the last ones at once: what is slower than the network writes
 * fewer and larger pieces, none of which was copied. Throws `too_large` past so many bytes, `validation_failed` where the
 * sender is cut off, and why the signal was aborted; what came before that is given first. What is not wanted any more
 * is read to its end, or the next request on the connection would wait behind it. A batch is good until the next one is
 * asked for: its memory is given back then.
 */
export async function* batchesOf(source: Readable, most: number, signal: AbortSignal): AsyncGenerator<readonly Buffer[], void> {
  let waiting: Buffer[] = [];
  let held = 0;
  let left = most;
  let isOver = false;
  let failure: Error | undefined;
  let wake = () => {};
  const end = (error?: Error): void => {
    failure ??= error;
    isOver = true;
    wake();
  };
  const take = (piece: Buffer): void => {
    if (isOver) return;
    left -= piece.length;
    if (left < 0) return end(new AppError('too_large'));
    waiting.push(piece);
    held += piece.length;
    if (held >= HELD_BYTES) source.pause();
    wake();
  };
  const finish = (): void => end();
  const cut = (): void => end(cutOff());
  const abort = (): void => end(signal.reason as Error);
  source.on('data', take).on('end', finish);
  // Errors are listened to for good: one may come when nobody reads any more.
  for (const event of ['error', 'aborted']) source.on(event, cut);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  if (source.destroyed) cut();
  try {
    for (;;) {
      if (waiting.length > 0) {
        const batch = waiting;
        [waiting, held] = [[], 0];
        source.resume();
        yield batch;
        giveBack(batch);
      } else if (failure !== undefined) {
        throw failure;
      } else if (isOver) {
        return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    signal.removeEventListener('abort', abort);
    source.off('data', take).off('end', finish).resume();
  }
}

/**
 * Gives the memory of pieces back at once. Left to the garbage collector each 30 MB of them would have it go through the
 * whole heap, which was the largest part of what an upload cost. A piece that is a view of something larger is left alone.
 */
function giveBack(pieces: readonly Buffer[]): void {
  for (const { buffer, length } of pieces) {
    if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
  }
}
