import { describe, expect, it } from 'vitest';
import { trackBall } from './ball-track.ts';
import type { BallCandidate } from './ball-track.ts';

const clip = { width: 100, height: 100 };
const LEG = 0.2;

const track = (pictures: readonly (readonly BallCandidate[])[]) =>
  trackBall(
    pictures.map((candidates, at) => ({ time: at / 15, candidates })),
    clip,
    LEG,
  ).map(({ place }) => place);

/** A place that goes so far each picture. */
const going = (at: number, likelihood: number, { x = 0.2, by = 0.01 } = {}): BallCandidate => ({ x: x + by * at, y: 0.5 - by * at, likelihood });

const twenty = Array.from({ length: 20 }, (_, at) => at);

describe('the way of the ball', () => {
  it('is the likeliest that goes on from picture to picture, not the likeliest place of each', () => {
    const jump = (at: number): BallCandidate => ({ x: at % 2 === 0 ? 0.9 : 0.1, y: 0.1, likelihood: 0.8 });
    expect(track(twenty.map((at) => [jump(at), going(at, 0.6)]))).toEqual(twenty.map((at) => going(at, 0.6)));
  });

  it('has no place where the ball is not seen, and goes on after it', () => {
    const places = track(twenty.map((at) => (at > 7 && at < 12 ? [] : [going(at, 0.6)])));
    expect(places.map((place) => place !== null)).toEqual(twenty.map((at) => at <= 7 || at >= 12));
  });

  it('is none of what is less likely than not', () => {
    expect(track(twenty.map((at) => [going(at, 0.06)]))).toEqual(twenty.map(() => null));
    expect(track([])).toEqual([]);
  });

  it('is none of what stays where it is, as a lamp does', () => {
    const lamp = { x: 0.8, y: 0.2, likelihood: 0.75 };
    expect(track(twenty.map((at) => [lamp, going(at, 0.4)]))).toEqual(twenty.map((at) => going(at, 0.4)));
  });

  it('never goes farther than a ball flies', () => {
    // One leg length each picture is 12 m a second.
    const far = twenty.map((at) => ({ x: 0.05 + (at % 4) * 0.2, y: 0.5, likelihood: 0.3 }));
    expect(track(far.map((place) => [place])).filter((place) => place !== null).length).toBeLessThan(3);
  });
});
