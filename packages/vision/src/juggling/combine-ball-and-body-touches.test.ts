import { describe, expect, it } from 'vitest';
import { legLength } from '../signal/leg-and-trunk-length.ts';
import { landmarkIndex } from '../landmarks.ts';
import type { PoseFrame } from '../landmarks.ts';
import { film } from '../testing/synthetic-film.ts';
import { juggle, touchPeaks } from '../testing/synthetic-motions.ts';
import { placesOf } from '../testing/synthetic-ball.ts';
import type { BallMark } from '../testing/synthetic-ball.ts';
import { findTouches } from './find-touches.ts';

const juggler = film(juggle(), { duration: 8, rate: 15 });
const standing = film(() => juggle()(0), { duration: 8, rate: 15 });
const LEG = legLength(juggler.frames, juggler.clip) ?? 0;

/** The toe of the leg that makes each touch, a little above it, at these seconds beside the top of its rise. */
function atTheToe({ frames }: { readonly frames: readonly PoseFrame[] }, times: readonly number[], up = 0.15): BallMark[] {
  return times.map((time, at) => {
    const frame = frames.reduce((near, other) => (Math.abs(other.time - time) < Math.abs(near.time - time) ? other : near));
    const toe = frame.pose?.[at % 2 === 0 ? landmarkIndex.leftFootIndex : landmarkIndex.rightFootIndex];
    return { time, x: toe?.x ?? 0, y: (toe?.y ?? 0) - up * LEG };
  });
}

const peaks = touchPeaks.map(({ time }) => time);
/** Before the first and after the last touch the ball is in the air too. */
const withEnds = (times: readonly number[]): number[] => [(times[0] ?? 0) - 0.6, ...times, (times.at(-1) ?? 0) + 0.6];
const timesOf = (touches: readonly { time: number }[]): number[] => touches.map(({ time }) => time);

describe('touches by the ball and the body', () => {
  it('are at the time at which the ball turns', () => {
    const met = peaks.map((time) => time - 0.1);
    const marks = atTheToe(juggler, withEnds(met)).toSpliced(0, 1).toSpliced(-1, 1);
    const first = { ...(marks[0] ?? { x: 0, y: 0 }), time: 0.1 };
    const last = { ...(marks.at(-1) ?? { x: 0, y: 0 }), time: 7.9 };
    const touches = findTouches(juggler.frames, juggler.clip, { ball: placesOf(juggler.frames, [first, ...marks, last], LEG) });
    expect(touches).toHaveLength(12);
    for (const [at, { time, leg }] of touches.entries()) {
      expect(Math.abs(time - (met[at] ?? 0))).toBeLessThan(0.07);
      expect(leg).toBe(at % 2 === 0 ? 'left' : 'right');
    }
  });

  it('are found where the body hardly shows them', () => {
    const times = [1, 1.6, 2.2, 2.8, 3.4, 4];
    const ball = placesOf(standing.frames, atTheToe(standing, withEnds(times), 0.25), LEG);
    expect(findTouches(standing.frames, standing.clip)).toEqual([]);
    expect(timesOf(findTouches(standing.frames, standing.clip, { ball })).length).toBe(6);
  });

  it('are none where the ball bounces on the ground beside a foot that stands', () => {
    const ball = placesOf(standing.frames, atTheToe(standing, withEnds([1, 1.6, 2.2, 2.8, 3.4, 4]), 0.08), LEG);
    expect(findTouches(standing.frames, standing.clip, { ball })).toEqual([]);
  });

  it('are none where it hardly looks like a ball', () => {
    const marks = atTheToe(standing, withEnds([1, 1.6, 2.2, 2.8, 3.4, 4]), 0.25);
    expect(findTouches(standing.frames, standing.clip, { ball: placesOf(standing.frames, marks, LEG, 0.2) })).toEqual([]);
  });

  it('are told by the body alone where the ball is not seen', () => {
    const unseen = juggler.frames.map(({ time }) => ({ time, place: null }));
    expect(findTouches(juggler.frames, juggler.clip, { ball: unseen })).toEqual(findTouches(juggler.frames, juggler.clip));
    expect(findTouches(juggler.frames, juggler.clip, { ball: [] })).toEqual(findTouches(juggler.frames, juggler.clip));
  });

  it('are less likely where the ball is seen and does not turn', () => {
    // It lies in the hands all the time.
    const held = juggler.frames.map(({ time }) => ({ time, place: { x: 0.5, y: 0.45, likelihood: 0.9 } }));
    expect(findTouches(juggler.frames, juggler.clip, { ball: held }).length).toBeLessThan(12);
  });
});
