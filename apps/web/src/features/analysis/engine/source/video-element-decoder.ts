import type { ClipShape } from '@touchline/vision';
import { engineLimits } from '../engine-limits.ts';
import type { SourceFailure } from './clip-source-types.ts';

/** A clip in a `<video>` that nobody sees. */
export interface PlayedClip {
  readonly shape: ClipShape;
  /** The picture at a time in seconds; null where the player does not get there within 1 s, twice. */
  readonly pictureAt: (time: number) => Promise<ImageBitmap | null>;
  readonly close: () => void;
}

export type OpenedVideo =
  | { readonly ok: true; readonly clip: PlayedClip }
  | { readonly ok: false; readonly failure: SourceFailure };

/** A `<video>` does not say how many frames a second it has: phones film 30. */
const ASSUMED_FRAME_RATE = 30;

/** Opens a clip with the browser's own player, which on some devices decodes what WebCodecs does not. */
export async function openVideo(blob: Blob): Promise<OpenedVideo> {
  const address = URL.createObjectURL(blob);
  const video = document.createElement('video');
  const close = (): void => {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  };
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const loaded = happens(video, 'loadeddata', engineLimits.load);
  video.src = address;
  if (!(await loaded)) {
    const { error, networkState } = video;
    close();
    const unknown = error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED || networkState === video.NETWORK_NO_SOURCE;
    return { ok: false, failure: unknown ? 'undecodable' : 'unreadable' };
  }
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) {
    close();
    return { ok: false, failure: 'noVideoTrack' };
  }
  const pictureAt = async (time: number): Promise<ImageBitmap | null> => {
    for (let tries = 0; tries < 2; tries += 1) {
      const arrived = happens(video, 'seeked', engineLimits.seek);
      // In the middle of the frame: its very beginning may round to the one before.
      video.currentTime = time + 0.5 / ASSUMED_FRAME_RATE;
      if (await arrived) return createImageBitmap(video);
    }
    return null;
  };
  const duration = Number.isFinite(video.duration) ? video.duration : await lastTime(video);
  return { ok: true, clip: { shape: { width, height, duration, frameRate: ASSUMED_FRAME_RATE }, pictureAt, close } };
}

/** A recorder's file does not say how long it is: the player finds out when it is asked for a time far beyond. */
async function lastTime(video: HTMLVideoElement): Promise<number> {
  const arrived = happens(video, 'seeked', engineLimits.seek);
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await arrived;
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

/** True when it happens; false when the player fails or the time in seconds is over. */
function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', seconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (happened: boolean): void => {
      over.abort();
      clearTimeout(timer);
      resolve(happened);
    };
    const timer = setTimeout(() => end(false), seconds * 1000);
    video.addEventListener(event, () => end(true), { signal: over.signal });
    video.addEventListener('error', () => end(false), { signal: over.signal });
  });
}
