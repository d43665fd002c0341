import { describe, expect, it } from 'vitest';
import { film } from '../testing/synthetic-film.ts';
import { juggle } from '../testing/synthetic-motions.ts';
import { ballAt, pictureWith } from '../testing/synthetic-ball.ts';
import { isBallSeen } from './ball-rebounds.ts';
import { findBall } from './find-ball-in-clip.ts';
import type { TimedPicture } from './find-ball-in-clip.ts';
import type { BallPlace } from './ball-track.ts';

const { frames, clip } = film(juggle(), { duration: 2, rate: 15, shape: { width: 320, height: 180 } });
const LEG = 0.36;
const marks = [0, 0.55, 1.1, 1.7, 2.3].map((time, at) => ({ time, x: 0.56 + 0.02 * (at % 2), y: 0.78 }));

function found(pictures: readonly TimedPicture[], seen = frames): BallPlace[] {
  const search = findBall(seen, clip, pictures);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

const filmedWith = (isThere: boolean): TimedPicture[] =>
  frames.map(({ time }) => ({ time, picture: pictureWith(clip, isThere ? ballAt(marks, LEG, time) : null, LEG) }));

const withBall = filmedWith(true);

describe('the ball', () => {
  it('is found where it flies', () => {
    const places = found(withBall);
    const off = places.flatMap(({ time, place }) => {
      const at = ballAt(marks, LEG, time);
      return at && place ? [Math.hypot(((place.x - at.x) * clip.width) / clip.height, place.y - at.y) / LEG] : [];
    });
    expect(off.length).toBeGreaterThan(0.9 * frames.length);
    expect(off.filter((distance) => distance < 0.1).length).toBeGreaterThan(0.9 * off.length);
  });

  it('is not seen where there is none', () => {
    const places = found(filmedWith(false));
    expect(frames.filter(({ time }) => isBallSeen(places, time))).toEqual([]);
  });

  it('is looked for frame by frame, and nowhere without a leg or a picture', () => {
    let steps = 0;
    const search = findBall(frames, clip, withBall);
    while (search.next().done !== true) steps += 1;
    expect(steps).toBe(frames.length);
    expect(found(withBall, frames.map(({ time }) => ({ time, pose: null })))).toEqual([]);
    expect(found([]).every(({ place }) => place === null)).toBe(true);
  });
});
