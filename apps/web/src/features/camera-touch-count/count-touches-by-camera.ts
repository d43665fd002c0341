import { liveCounter, type LiveCounter, type PlayerVisibility } from '@touchline/vision';
import { liveBallSearch, type LiveBallSearch } from '@touchline/vision/ball';
import type { Engine } from '../analysis/engine/index.ts';
import { cameraProblemOf, captureVideoFrame, pictureSize, type CameraProblem } from '../analysis/camera/index.ts';
import type { TouchCountDependencies } from './touch-count-dependencies.ts';
import { slowDevice } from './detect-slow-device.ts';
import { timeForBall } from './ball-search-interval.ts';

/** What the camera shows of the player; in the dark nobody is found. */
export type Sight = PlayerVisibility | 'tooDark';

/** Why there is no count (any more). */
export type CountProblem = 'cameraLost' | 'modelUnavailable' | 'modelLate' | 'deviceCannot' | { readonly camera: CameraProblem };

export type CountStage =
  /** The browser asks for the camera, or opens it. */
  | { readonly name: 'opening' }
  /** The camera is on and the model is being fetched: 0–1. */
  | { readonly name: 'loading'; readonly fraction: number }
  /** `isSlow`: so few pictures a second are looked at that touches may be missed. */
  | { readonly name: 'watching'; readonly sight: Sight; readonly isSlow: boolean }
  /** The page is not seen, or the player has paused: the camera is off. */
  | { readonly name: 'resting' }
  | { readonly name: 'failed'; readonly problem: CountProblem };

/** What looks for people in pictures. */
export type LiveEngine = Pick<Engine, 'ready' | 'detectPeople'>;

interface Watching {
  /** The drill has the ball caught after each touch. */
  readonly isCaught: boolean;
  /** Shows the camera's picture; it is on the page, since some browsers stop a video that is not. */
  readonly video: HTMLVideoElement;
  readonly tools: Omit<TouchCountDependencies, 'openEngine'>;
  /** It lives longer than a count: after a pause the model is still there. */
  readonly engine: LiveEngine;
  /** `isMirrored`: the camera looks at the player. */
  readonly onStage: (stage: CountStage, isMirrored: boolean) => void;
  /** Touches since the last time it was told; one or more. */
  readonly onTouches: (more: number) => void;
}

/** A count under way. */
export interface CameraTouchCount {
  /** Touches count from now on, or no more. */
  readonly setCounting: (isCounting: boolean) => void;
  /** Lets the camera go at once. */
  readonly close: () => void;
}

/** Seconds from one picture to the next, at least: 15 a second. */
const BETWEEN = 1 / 15;
/** Seconds without one detection after which the device cannot do it. */
const PATIENCE = 12;
/** Seconds without a picture after which the camera counts as gone: a call or another app has it. */
const MUTED = 3;
/** Seconds from one look for darkness to the next. */
const DARK_EVERY = 1;

/**
 * Opens the camera and the model and counts the touches of who is seen, until it is closed. Pictures are looked at one at
 * a time, in memory, and are gone after that.
 */
export function countTouchesByCamera({ isCaught, video, tools, engine, onStage, onTouches }: Watching): CameraTouchCount {
  const over = new AbortController();
  let stream: MediaStream | null = null;
  let isMirrored = false;
  let countsFrom = Infinity;

  const tell = (stage: CountStage): void => {
    if (!over.signal.aborted) onStage(stage, isMirrored);
  };
  const close = (): void => {
    over.abort();
    if (stream !== null) tools.close(stream);
    stream = null;
    video.srcObject = null;
  };
  const fail = (problem: CountProblem): void => {
    tell({ name: 'failed', problem });
    close();
  };

  const openCamera = async (): Promise<boolean> => {
    tell({ name: 'opening' });
    try {
      const camera = await tools.open();
      if (over.signal.aborted) {
        // The player left while the browser asked.
        tools.close(camera.stream);
        return false;
      }
      ({ stream, facesPlayer: isMirrored } = camera);
      for (const track of stream.getVideoTracks()) {
        track.addEventListener('ended', () => fail('cameraLost'), { signal: over.signal });
      }
      tell({ name: 'loading', fraction: 0 });
      video.srcObject = stream;
      await video.play();
      return !over.signal.aborted;
    } catch (error) {
      if (!over.signal.aborted) fail({ camera: cameraProblemOf(error) });
      return false;
    }
  };

  /** Whether the camera is on and gives no pictures. */
  const isMuted = (): boolean => stream?.getVideoTracks().some(({ muted }) => muted) ?? false;

  const watch = async (): Promise<void> => {
    let shape = '';
    let count: LiveCounter | null = null;
    let told = 0;
    let detectedAt = tools.now();
    let dark = { at: -Infinity, is: false };
    const isSlow = slowDevice();
    const hasTime = timeForBall(BETWEEN);
    let wantsGrey = true;
    let ballSeconds = 0;
    while (!over.signal.aborted) {
      const time = tools.now();
      if (isMuted()) {
        // The video goes on showing its last picture, in which somebody may stand.
        if (time - detectedAt > MUTED) return fail('cameraLost');
        await passed(BETWEEN);
        continue;
      }
      const picture = await captureVideoFrame(video);
      const { width, height } = picture === null ? { width: 0, height: 0 } : pictureSize(picture);
      const seen = picture === null ? 'notLooked' : await engine.detectPeople(picture, wantsGrey);
      if (over.signal.aborted) return;
      if (seen !== 'notLooked') {
        detectedAt = tools.now();
        // A phone that is turned changes the picture's shape: nothing of before is comparable.
        if (count === null || shape !== `${width}×${height}`) {
          shape = `${width}×${height}`;
          const ballSearch = timed(liveBallSearch({ width, height }), tools.now, (seconds) => (ballSeconds += seconds));
          count = liveCounter({ width, height, isCaught, ballSearch });
          told = 0;
        }
        ballSeconds = 0;
        const { touches, sight } = count({ time, poses: seen.people }, seen.grey);
        wantsGrey = hasTime({ time, whole: tools.now() - time, ball: ballSeconds });
        const counted = touches.slice(told).filter((touch) => touch.time >= countsFrom).length;
        told = touches.length;
        if (counted > 0) onTouches(counted);
        if (sight === 'nobody' && time - dark.at >= DARK_EVERY) dark = { at: time, is: isDark(video) };
        tell({ name: 'watching', sight: sight === 'nobody' && dark.is ? 'tooDark' : sight, isSlow: isSlow(time) });
      } else if (tools.now() - detectedAt > PATIENCE) {
        return fail('deviceCannot');
      }
      await passed(Math.max(0, BETWEEN - (tools.now() - time)));
    }
  };

  const begin = async (): Promise<void> => {
    if (!(await openCamera())) return;
    const readiness = await engine.ready((fraction) => tell({ name: 'loading', fraction }));
    if (over.signal.aborted) return;
    if (readiness.ok) await watch();
    else fail(readiness.failure === 'modelUnavailable' || readiness.failure === 'modelLate' ? readiness.failure : 'deviceCannot');
  };
  begin().catch(() => fail('deviceCannot'));
  return {
    setCounting: (isCounting) => {
      countsFrom = isCounting ? tools.now() : Infinity;
    },
    close,
  };
}

/** The same search, which tells how many seconds each of its steps took. */
function timed(search: LiveBallSearch, now: () => number, onTook: (seconds: number) => void): LiveBallSearch {
  const clocked = <T>(step: () => T): T => {
    const from = now();
    const result = step();
    onTook(now() - from);
    return result;
  };
  return {
    add: (...given) => clocked(() => search.add(...given)),
    placesNear: (frames) => clocked(() => search.placesNear(frames)),
  };
}

function passed(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });
}

/** Mean brightness, 0–255, below which a picture is too dark to find anybody in. */
const DARK = 30;

/** Whether a picture is too dark to see a player in; false where that cannot be told. */
function isDark(picture: CanvasImageSource): boolean {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [16, 12];
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.drawImage(picture, 0, 0, 16, 12);
  const { data } = context.getImageData(0, 0, 16, 12);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    sum += (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;
  }
  return sum / (data.length / 4) < DARK;
}
