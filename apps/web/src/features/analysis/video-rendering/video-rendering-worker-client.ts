import type { RenderingNews, RenderingTask, Still } from './video-rendering-worker-messages.ts';

/** Pictures, or the video, could not be made: this browser cannot decode the clip, or its worker failed. */
export class FilmFailed extends Error {
  override readonly name = 'FilmFailed';
}

interface Watch {
  readonly signal?: AbortSignal | undefined;
  /** Seconds of the clip that are done. */
  readonly onProgress?: ((time: number) => void) | undefined;
}

/**
 * Pictures of a clip as they come, in order of time, each with the time it was asked for; one worker does it.
 * Throws `FilmFailed`; once the signal is aborted nothing comes any more and the promise rejects with its reason.
 */
export function stillsOf(
  clip: Blob,
  wanted: { readonly times: readonly number[] | 'all'; readonly longSide: number },
  onStill: (still: Still, asked: number) => void,
  watch: Watch = {},
): Promise<void> {
  return work({ kind: 'stills', clip, ...wanted }, watch, (news) => {
    if (news.kind === 'still') onStill(news.still, news.asked);
  });
}

/** The task's video; null where there was nothing to draw, or no codec to write it with. Throws `FilmFailed`. */
export async function videoOf(
  task: RenderingTask & { kind: 'overlay' },
  watch: Watch = {},
): Promise<{ blob: Blob; duration: number } | null> {
  let video: { blob: Blob; duration: number } | null = null;
  await work(task, watch, (news) => {
    if (news.kind === 'video') video = { blob: news.blob, duration: news.duration };
  });
  return video;
}

function work(task: RenderingTask, { signal, onProgress }: Watch, hear: (news: RenderingNews) => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const worker = new Worker(new URL('./video-rendering.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void): void => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = (): void => end(() => reject(signal?.reason as Error));
    signal?.addEventListener('abort', abort);
    worker.addEventListener('error', (event) => end(() => reject(new FilmFailed(event.message))));
    worker.addEventListener('message', ({ data: news }: MessageEvent<RenderingNews>) => {
      if (news.kind === 'done') end(resolve);
      else if (news.kind === 'failed') end(() => reject(new FilmFailed(news.reason)));
      else if (news.kind === 'progress') onProgress?.(news.time);
      else hear(news);
    });
    worker.postMessage(task);
  });
}
