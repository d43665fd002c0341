import { ClipRefused } from './checked-clip.ts';

/** What the browser's own player says of a clip. */
export interface VideoShape {
  /** Pixels as shown; 0 where there is no picture. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null where the file does not say. */
  readonly duration: number | null;
}

/** Tries after the first one (spec 002 §9, 'max retries 3'). */
const retries = 3;
/** Milliseconds before the first retry; each further one waits twice as long. */
const backOffMs = 500;
/** Milliseconds a load may take (spec 002 §9). */
const timeoutMs = 15_000;
/** Milliseconds after which an unknown duration is looked at once more (spec 002 §5). */
const recheckMs = 500;

/** How loading meets the browser. */
export interface LoadTools {
  /** Loads once; null when it took too long. Rejects where the browser does not play the clip. */
  readonly attempt: (blob: Blob, signal: AbortSignal) => Promise<VideoShape>;
  readonly wait: (ms: number) => Promise<void>;
}

/** Loads a clip in a player that nobody sees. Throws `ClipRefused`: loadFailed, loadTimeout. */
export async function loadVideoMetadata(
  blob: Blob,
  { attempt, wait }: LoadTools = browserTools,
  signal?: AbortSignal,
): Promise<VideoShape> {
  let failure = new ClipRefused('loadFailed');
  for (let round = 0; round <= retries; round += 1) {
    if (round > 0) await wait(backOffMs * 2 ** (round - 1));
    if (signal?.aborted === true) break;
    const calledOff = new AbortController();
    try {
      const shape = await Promise.race([attempt(blob, calledOff.signal), wait(timeoutMs)]);
      if (shape !== undefined) return shape;
      failure = new ClipRefused('loadTimeout');
    } catch (error) {
      failure = new ClipRefused('loadFailed', error);
    } finally {
      calledOff.abort();
    }
  }
  throw failure;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const browserTools: LoadTools = { attempt: loadOnce, wait: pause };

/** Loads a clip up to its head; rejects with what the player says, or once `signal` calls it off. */
async function loadOnce(blob: Blob, signal: AbortSignal): Promise<VideoShape> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const url = URL.createObjectURL(blob);
  try {
    await new Promise<void>((resolve, reject) => {
      video.addEventListener('loadedmetadata', () => resolve());
      video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'no reason given')));
      signal.addEventListener('abort', () => reject(new Error('called off')));
      video.src = url;
      video.load();
    });
    if (!Number.isFinite(video.duration)) await pause(recheckMs);
    return {
      width: video.videoWidth,
      height: video.videoHeight,
      duration: Number.isFinite(video.duration) && video.duration > 0 ? video.duration : null,
    };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}
