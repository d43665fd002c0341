import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landmarkIndex } from '../landmarks.ts';
import type { Landmark, Pose, PoseFrame } from '../landmarks.ts';
import type { Leg } from '../review-types.ts';
import { film } from '../testing/synthetic-film.ts';
import { pass, shot } from '../testing/synthetic-motions.ts';
import { changed, walk } from '../testing/synthetic-walker.ts';
import { findMoments } from './find-moments.ts';

const runs = { numRuns: count('filmedProperty') };

const kicks = fc.record({
  motion: fc.constantFrom(shot, pass),
  faults: fc.record({
    kicking: fc.constantFrom<Leg>('left', 'right'),
    supportKnee: fc.integer({ min: 125, max: 165 }),
    backswingKnee: fc.integer({ min: 60, max: 100 }),
    heading: fc.integer({ min: 0, max: 35 }),
  }),
  rate: fc.constantFrom(25, 30, 60),
});
const filmOf = ({ motion, faults, rate }: (typeof kicks extends fc.Arbitrary<infer Kick> ? Kick : never)) =>
  film(motion(faults), { duration: 2.4, rate });

const otherSide: Record<string, string> = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' };
const pairs = Object.entries(landmarkIndex).map(([name, point]): [number, number] => {
  const other = name.replace(/left|right|Left|Right/, (side) => otherSide[side] ?? side);
  return [point, landmarkIndex[other as keyof typeof landmarkIndex]];
});
const mirrored = (pose: Pose): Pose => {
  const mirror: Landmark[] = [];
  for (const [point, other] of pairs) {
    const landmark = pose[other];
    if (landmark) mirror[point] = { ...landmark, x: 1 - landmark.x };
  }
  return mirror;
};
const sides = { left: 'right', right: 'left' } as const;

describe('key moments of any kick', () => {
  it('change legs, and nothing else, when the picture is mirrored', () => {
    fc.assert(
      fc.property(kicks, (kick) => {
        const { frames, clip } = filmOf(kick);
        const seen = findMoments(frames, clip, 'passing');
        const mirror = frames.map(({ time, pose }): PoseFrame => ({ time, pose: pose && mirrored(pose) }));
        const other = findMoments(mirror, clip, 'passing');
        expect(seen.kickingLeg).toBe(kick.faults.kicking);
        expect(other.kickingLeg).toBe(sides[kick.faults.kicking]);
        expect(other.moments).toEqual(seen.moments.map((moment) => ({ ...moment, leg: sides[moment.leg ?? 'left'] })));
      }),
      runs,
    );
  });

  it('do not depend on how large the player is in the picture, nor where, nor on its shape', () => {
    const frame = fc.record({
      size: fc.double({ min: 0.15, max: 1, noNaN: true }),
      x: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      y: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      width: fc.constantFrom(360, 720, 1280, 1920),
    });
    fc.assert(
      fc.property(kicks, frame, (kick, { size, x, y, width }) => {
        const { frames, clip } = filmOf(kick);
        const squeeze = clip.width / width;
        const moved = changed(frames, (landmark) => ({
          ...landmark,
          x: (landmark.x * size + x) * squeeze,
          y: landmark.y * size + y,
        }));
        const seen = findMoments(frames, clip, 'passing');
        expect(findMoments(moved, { ...clip, width }, 'passing')).toEqual(seen);
      }),
      runs,
    );
  });

  it('come as much later as the kick does', () => {
    fc.assert(
      fc.property(kicks, fc.double({ min: 0.1, max: 10, noNaN: true }), (kick, later) => {
        const { frames, clip } = filmOf(kick);
        const seen = findMoments(frames, clip, 'passing').moments;
        const late = frames.map(({ time, pose }) => ({ time: time + later, pose }));
        const moved = findMoments(late, clip, 'passing').moments;
        expect(moved.map(({ name, leg }) => ({ name, leg }))).toEqual(seen.map(({ name, leg }) => ({ name, leg })));
        for (const [at, { time }] of moved.entries()) expect(time - later).toBeCloseTo(seen[at]?.time ?? 0, 6);
      }),
      runs,
    );
  });
});

describe('where nobody kicks', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const heading = between(0, 360);
  const gaits = fc.oneof(
    // A walk, and running or dribbling with high heels.
    fc.record({
      cadence: between(1.2, 2.2),
      stride: between(8, 32),
      bend: between(15, 65),
      pace: between(-1, 2),
      heading,
    }),
    fc.record({
      cadence: between(2.4, 3.4),
      stride: between(15, 40),
      bend: between(50, 85),
      pace: between(0, 4),
      heading,
    }),
  );

  it('no kick is seen, however they walk or dribble and however much the landmarks tremble', () => {
    fc.assert(
      fc.property(gaits, fc.integer(), between(0, 0.005), fc.constantFrom(25, 30, 60), (gait, seed, tremble, rate) => {
        const { frames, clip } = film(walk(gait), { duration: 2, rate });
        const noise = (at: number) => tremble * Math.sin((seed % 1000) + at * 12.9898 + at * at * 0.37);
        const shaky = changed(frames, (landmark, point, at) => ({
          ...landmark,
          x: landmark.x + noise(at * 67 + point * 2),
          y: landmark.y + noise(at * 67 + point * 2 + 1),
        }));
        for (const type of ['shooting', 'passing'] as const) {
          expect(findMoments(shaky, clip, type)).toEqual({ kickingLeg: null, moments: [] });
        }
      }),
      runs,
    );
  });
});
