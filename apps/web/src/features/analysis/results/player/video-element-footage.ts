import { steppedTime } from './step-one-frame.ts';
import type { Footage, FootageNews } from './footage-types.ts';

/** Milliseconds to wait for a head and a first picture, and for one seek; a browser that needs longer cannot scrub. */
const LOAD_MS = 5_000;
const SEEK_MS = 2_000;
/** Seconds that the picture shown may lie beside the one sought: two of a slow camera. */
const NEAR = 0.15;
/** Seconds by which two times of one picture may differ: they are kept in other units. */
const SAME = 0.001;

interface Wanted extends FootageNews {
  /** Pictures a second. */
  readonly frameRate: number;
  /** Seconds: a moment the player will want, where seeking is tried. */
  readonly tryAt: number;
}

/**
 * The clip of an address in the browser's own player; null where it cannot be sought in. Some files play from the start
 * but give nothing, or an error, once they are sought in, so that is tried before the player sees it. `release` is
 * called when the address is not needed any more.
 */
export async function videoFootage(url: string, release: () => void, wanted: Wanted): Promise<Footage | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const close = (): void => {
    video.pause();
    video.removeAttribute('src');
    video.load();
    release();
  };
  video.src = url;
  const loaded = (await heard(video, 'loadeddata', LOAD_MS)) && Number.isFinite(video.duration);
  const seeks = loaded && (await sought(video, wanted.tryAt));
  if (!seeks) {
    close();
    return null;
  }
  return footageOf(video, wanted, close);
}

function footageOf(video: HTMLVideoElement, { frameRate, ...news }: Wanted, close: () => void): Footage {
  let closed = false;
  const picture = (time: number): void => {
    if (!closed) news.onPicture(time);
  };
  const stopWatching = watchPictures(video, picture);
  const broken = (): void => {
    if (!closed) news.onBroken();
  };
  video.addEventListener('error', broken);
  for (const state of ['play', 'pause', 'ended'] as const) {
    video.addEventListener(state, () => news.onPlaying(!video.paused && !video.ended));
  }
  const show = (time: number): void => {
    const wanted = Math.min(Math.max(0, time), video.duration);
    // A picture that is on show already is not shown anew, so nobody else tells.
    if (!video.seeking && Math.abs(video.currentTime - wanted) < 0.5 / frameRate) picture(wanted);
    video.currentTime = wanted;
  };
  return {
    element: video,
    duration: video.duration,
    show,
    step: (by) => {
      video.pause();
      show(steppedTime(video.currentTime, by, frameRate, video.duration));
    },
    play: (speed) => {
      video.playbackRate = speed;
      if (video.ended) video.currentTime = 0;
      // Refused where the browser saves power, or when a pause comes first: it then stands still, and says so.
      video.play().catch(() => news.onPlaying(false));
    },
    pause: () => video.pause(),
    close: () => {
      closed = true;
      stopWatching();
      video.removeEventListener('error', broken);
      close();
    },
  };
}

/** Tells each picture that is shown: by the browser's own word where it gives one, else by looking at each repaint. */
function watchPictures(video: HTMLVideoElement, picture: (time: number) => void): () => void {
  let call = 0;
  let shown = -1;
  const tell = (time: number): void => {
    shown = time;
    picture(time);
  };
  if ('requestVideoFrameCallback' in video) {
    const next = (_now: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
      call = video.requestVideoFrameCallback(next);
      tell(mediaTime);
    };
    call = video.requestVideoFrameCallback(next);
    const stopLooking = tellMissed(video, () => shown, tell);
    return () => {
      stopLooking();
      video.cancelVideoFrameCallback(call);
    };
  }
  const look = (): void => {
    const { currentTime } = video as HTMLVideoElement;
    if (currentTime !== shown) tell(currentTime);
    call = requestAnimationFrame(look);
  };
  call = requestAnimationFrame(look);
  return () => cancelAnimationFrame(call);
}

/**
 * Tells the picture that a seek, or the video, has ended at where it is another than `told()`, in seconds: the browser's callback is
 * "best effort" (HTMLVideoElement.requestVideoFrameCallback), and misses one that comes on show while it is called for
 * the one before. Does nothing where the browser has no `VideoFrame`. Returns what ends it.
 */
function tellMissed(video: HTMLVideoElement, told: () => number, tell: (time: number) => void): () => void {
  let repaint = 0;
  const look = (): void => {
    if (video.seeking || !video.paused) return;
    const time = timeOnShow(video);
    if (time !== null && Math.abs(time - told()) > SAME) tell(time);
  };
  const onStill = (): void => {
    cancelAnimationFrame(repaint);
    // The callback comes before a repaint, so it has been called by the second one.
    repaint = requestAnimationFrame(() => (repaint = requestAnimationFrame(look)));
  };
  const still = ['seeked', 'ended'] as const;
  if ('VideoFrame' in window) for (const event of still) video.addEventListener(event, onStill);
  return () => {
    for (const event of still) video.removeEventListener(event, onStill);
    cancelAnimationFrame(repaint);
  };
}

/** Seconds at which the picture on show begins; null for a video of another origin, whose pictures may not be read. */
function timeOnShow(video: HTMLVideoElement): number | null {
  try {
    const picture = new VideoFrame(video);
    const time = picture.timestamp / 1e6;
    picture.close();
    return time;
  } catch {
    // What the callback tells has to do.
    return null;
  }
}

/** Whether seeking works: some files give an error, some nothing, and some say it is done and show another picture. */
async function sought(video: HTMLVideoElement, time: number): Promise<boolean> {
  const wanted = Math.min(time, video.duration);
  const done = heard(video, 'seeked', SEEK_MS);
  const shown = 'requestVideoFrameCallback' in video ? pictureShown(video, wanted) : Promise.resolve(true);
  video.currentTime = wanted;
  return (await done) && (await shown);
}

/** Whether a picture of that time comes on show. */
function pictureShown(video: HTMLVideoElement, time: number): Promise<boolean> {
  return new Promise((resolve) => {
    let call = 0;
    const late = setTimeout(() => {
      video.cancelVideoFrameCallback(call);
      resolve(false);
    }, SEEK_MS);
    const look = (_now: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
      if (Math.abs(mediaTime - time) > NEAR) {
        call = video.requestVideoFrameCallback(look);
        return;
      }
      clearTimeout(late);
      resolve(true);
    };
    call = video.requestVideoFrameCallback(look);
  });
}

/** Whether an event comes in time, and no error before it. */
function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => end(false), withinMs);
    const heardIt = (): void => end(true);
    const failed = (): void => end(false);
    const end = (came: boolean): void => {
      clearTimeout(late);
      video.removeEventListener(event, heardIt);
      video.removeEventListener('error', failed);
      resolve(came);
    };
    video.addEventListener(event, heardIt);
    video.addEventListener('error', failed);
  });
}
