import { oneEuroPoseFilter, type Pose } from '@touchline/vision';
import type { Engine } from '../engine/index.ts';
import { captureVideoFrame } from '../camera/capture-video-frame.ts';

/** Milliseconds from one live detection to the next at least, and until the next try where none could be had. */
const betweenMs = 100;
const retryMs = 1_000;
/** Milliseconds of rest after a live detection at most: one that took long was the first, or is one of the last for a while. */
const restMs = 500;
/** Age in milliseconds from which a skeleton is not shown: it would stand where the player no longer is. */
const staleMs = 1_000;
/** Milliseconds without the player that are worth a word; less is a blink. */
const nobodyMs = 1_500;

/** What is known of the player before the camera; `pose` is null where they are not seen, or nobody looked. */
export interface Sight {
  readonly pose: Pose | null;
  /** The player has not been found for a while. */
  readonly isNobody: boolean;
}

interface Watching {
  /** What the camera shows. */
  readonly video: HTMLVideoElement;
  readonly detectLive: Engine['detectLive'];
  readonly onSight: (sight: Sight) => void;
}

/**
 * Looks for the player in a live picture until it is called off, one live detection at a time and at most ten a second. It
 * rests as long as a live detection takes, so that half of a slow device is left for the recording.
 */
export function watchLivePlayerPose({ video, detectLive, onSight }: Watching): () => void {
  const off = new AbortController();
  const smooth = smoother(video);
  let fading: ReturnType<typeof setTimeout> | undefined;
  let nobodySince: number | null = null;

  const look = async (): Promise<number> => {
    const startedAt = performance.now();
    const picture = document.hidden ? null : await captureVideoFrame(video);
    if (off.signal.aborted) {
      picture?.close();
      return 0;
    }
    const seen = picture === null ? 'notLooked' : await detectLive(picture);
    const took = performance.now() - startedAt;
    nobodySince = seen === 'nobody' ? (nobodySince ?? startedAt) : null;
    if (!off.signal.aborted) {
      const pose = smooth(startedAt, typeof seen === 'string' ? null : seen);
      const isNobody = nobodySince !== null && performance.now() - nobodySince >= nobodyMs;
      clearTimeout(fading);
      onSight({ pose: took < staleMs ? pose : null, isNobody });
      if (pose !== null) fading = setTimeout(() => onSight({ pose: null, isNobody }), staleMs - took);
    }
    return seen === 'notLooked' ? retryMs : Math.max(betweenMs - took, Math.min(took, restMs));
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = async (): Promise<void> => {
    const rest = await look();
    if (!off.signal.aborted) timer = setTimeout(() => void go(), rest);
  };
  void go();
  return () => {
    off.abort();
    clearTimeout(timer);
    clearTimeout(fading);
  };
}

/** Calms the trembling of live poses; `now` in milliseconds. Begins anew when the picture changes its shape. */
function smoother(video: HTMLVideoElement): (now: number, pose: Pose | null) => Pose | null {
  let filter: ReturnType<typeof oneEuroPoseFilter> | null = null;
  let shape = '';
  return (now, pose) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (filter === null || shape !== `${width}×${height}`) {
      shape = `${width}×${height}`;
      filter = oneEuroPoseFilter({ width, height });
    }
    return filter(now / 1_000, pose);
  };
}
