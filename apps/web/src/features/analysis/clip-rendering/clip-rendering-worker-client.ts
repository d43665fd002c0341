import type { RenderingNews, RenderingTask, Still } from './clip-rendering-worker-messages.ts';

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

/** How long a worker that has nothing to do is kept for the next task, in milliseconds: to read its code costs more than a picture. */
const IDLE_MS = 10_000;

/** Workers that have ended their task, each with the timer that ends it. */
const idle = new Map<Worker, ReturnType<typeof setTimeout>>();

function takeWorker(): Worker {
  for (const [worker, timer] of idle) {
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  }
  return new Worker(new URL('./clip-rendering.worker.ts', import.meta.url), { type: 'module' });
}

function keepForNextTask(worker: Worker): void {
  const stop = (): void => {
    idle.delete(worker);
    worker.terminate();
  };
  idle.set(worker, setTimeout(stop, IDLE_MS));
}

function work(task: RenderingTask, { signal, onProgress }: Watch, hear: (news: RenderingNews) => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const worker = takeWorker();
    const heard = new AbortController();
    const leave = (): void => {
      heard.abort();
      signal?.removeEventListener('abort', abort);
    };
    /** What fails or is called off may still be at work. */
    const giveUp = (reason: Error): void => {
      leave();
      worker.terminate();
      reject(reason);
    };
    const abort = (): void => giveUp(signal?.reason as Error);
    const finish = (settle: () => void): void => {
      leave();
      keepForNextTask(worker);
      settle();
    };
    signal?.addEventListener('abort', abort);
    worker.addEventListener('error', (event) => giveUp(new FilmFailed(event.message)), { signal: heard.signal });
    worker.addEventListener(
      'message',
      ({ data: news }: MessageEvent<RenderingNews>) => {
        if (news.kind === 'done') finish(resolve);
        else if (news.kind === 'failed') finish(() => reject(new FilmFailed(news.reason)));
        else if (news.kind === 'progress') onProgress?.(news.time);
        else hear(news);
      },
      { signal: heard.signal },
    );
    worker.postMessage(task);
  });
}
