import { openEngine } from '../analysis/engine/index.ts';
import { countTouchesByCamera } from './count-touches-by-camera.ts';
import { deviceDependencies } from './touch-count-dependencies.ts';

/** What a live count did in so many seconds from the first picture on. */
export interface CountedLive {
  readonly pictures: number;
  readonly seconds: number;
  /** Of each picture that was looked at, from handing it to the engine to its people. */
  readonly milliseconds: readonly number[];
  /** Pictures with somebody in them, and in which the ball was looked for. */
  readonly found: number;
  readonly withBall: number;
  readonly touches: number;
}

/** Counts before the camera of this browser as the timer does. Rejects where it cannot. */
export function measureTouchCount(seconds: number): Promise<CountedLive> {
  const engine = openEngine('lite');
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  document.body.append(video);
  const milliseconds: number[] = [];
  let [found, withBall, touches] = [0, 0, 0];
  let from = 0;
  return new Promise<CountedLive>((resolve, reject) => {
    const count = countTouchesByCamera({
      isCaught: false,
      video,
      tools: deviceDependencies,
      engine: {
        ready: engine.ready,
        detectPeople: async (picture, wantsGrey) => {
          const asked = performance.now();
          if (from === 0) from = asked;
          const seen = await engine.detectPeople(picture, wantsGrey);
          const now = performance.now();
          if (seen !== 'notLooked') milliseconds.push(now - asked);
          if (seen !== 'notLooked' && seen.people.length > 0) found += 1;
          if (seen !== 'notLooked' && seen.grey !== null) withBall += 1;
          if (now - from >= seconds * 1_000) {
            count.close();
            engine.close();
            video.remove();
            resolve({ pictures: milliseconds.length, seconds: (now - from) / 1_000, milliseconds, found, withBall, touches });
          }
          return seen;
        },
      },
      onStage: (stage) => {
        if (stage.name === 'failed') reject(new Error(JSON.stringify(stage.problem)));
      },
      onTouches: (more) => (touches += more),
    });
    count.setCounting(true);
  });
}
