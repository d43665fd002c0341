import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPerson } from '../person/follow-person.ts';
import { reduceToReviewInput } from '../frames/reduce-clip-to-review-input.ts';
import { recordingOf } from '../testing/recorded-landmarks.ts';
import { landmarkIndex, type BodyPoint, type Landmark, type PoseFrame } from '../landmarks.ts';
import type { ReviewInput } from '../review-input.ts';
import { frameNumbers } from './frame-angles-and-lengths.ts';
import { pointMotions } from './point-motion.ts';

const clip = { width: 1000, height: 1000, duration: 1, frameRate: 30 };

function poseWith(places: Partial<Record<BodyPoint, readonly [x: number, y: number]>>): Landmark[] {
  const pose = Array.from({ length: 33 }, () => ({ x: 0, y: 0, visibility: 0 }));
  for (const [point, [x, y]] of Object.entries(places)) pose[landmarkIndex[point as BodyPoint]] = { x, y, visibility: 0.99 };
  return pose;
}

function inputOf(frames: readonly PoseFrame[], legLength: number | null = 0.5): ReviewInput {
  return {
    version: 1,
    type: 'general',
    clip,
    refusal: null,
    view: 'side',
    legLength,
    kickingLeg: null,
    moments: [],
    isCounted: false,
    frameCounts: { seen: frames.length, withPlayer: frames.length },
    people: 1,
    frames,
  };
}

describe('the numbers of a frame', () => {
  it('are the angles of joints that were seen, and how far the feet are apart in leg lengths', () => {
    const pose = poseWith({
      leftHip: [0.5, 0.5], leftKnee: [0.5, 0.7], leftAnkle: [0.7, 0.7], rightAnkle: [0.45, 0.7],
    }); // prettier-ignore
    const [first, second] = frameNumbers(inputOf([{ time: 0, pose }, { time: 0.5, pose: null }]));
    expect(first).toEqual({
      frame: 0,
      time: 0,
      confidence: 0.12,
      angles: { leftKnee: 90 },
      metrics: { pointsSeen: 4, footSpacing: 0.5 },
    });
    expect(second).toEqual({ frame: 1, time: 0.5, confidence: 0, angles: {}, metrics: { pointsSeen: 0 } });
  });
});

describe('the motion of a point', () => {
  const running = Array.from({ length: 11 }, (_, at) => ({ time: at / 20, pose: poseWith({ nose: [0.2 + at * 0.02, 0.2] }) }));

  it('is its way and its fastest speed in leg lengths', () => {
    const [nose] = pointMotions(inputOf(running));
    expect(nose).toMatchObject({ point: 'nose', maxVelocity: 0.8, maxAcceleration: 0, totalDistance: 0.4 });
    expect(nose?.trajectory[0]).toEqual({ time: 0, x: 0.4, y: 0.4 });
  });

  it('says nothing of a speed between frames that follow sooner than a camera takes them', () => {
    const frames = running.map(({ pose }, at) => ({ time: at * 2.78e-307, pose }));
    expect(pointMotions(inputOf(frames))[0]).toMatchObject({ maxVelocity: 0, maxAcceleration: 0, totalDistance: 0.4 });
  });

  it('says nothing of the way between frames that are far apart, and nothing without a leg', () => {
    const [first, last] = [running[0], running[10]].map((frame, at) => ({ time: at, pose: frame?.pose ?? null }));
    expect(pointMotions(inputOf([first, last] as PoseFrame[]))[0]).toMatchObject({ maxVelocity: 0, totalDistance: 0 });
    expect(pointMotions(inputOf(running, null))).toEqual([]);
  });
});

it('a real kick moves the foot that kicks most', () => {
  const { clip: shape, frames } = recordingOf('kick-720p-h264');
  const followed = followPerson(frames, shape);
  const input = reduceToReviewInput({ type: 'shooting', clip: shape, frames: followed.frames, people: 1, age: 15 });
  const motions = pointMotions(input).toSorted((a, b) => b.maxVelocity - a.maxVelocity);
  expect(motions[0]?.point).toBe('rightAnkle');
  expect(frameNumbers(input)).toHaveLength(input.frames.length);
});

it('whatever is sent, every number is one that can be stored', () => {
  const landmark = fc.record({ x: fc.double({ min: -10, max: 10, noNaN: true }), y: fc.double({ min: -10, max: 10, noNaN: true }), visibility: fc.double({ min: 0, max: 1, noNaN: true }) });
  const time = fc.oneof(fc.double({ min: 0, max: 3600, noNaN: true }), fc.constantFrom(0, 5e-324, 2.78e-307, 1e-9, 0.001));
  const frame = fc.record({ time, pose: fc.option(fc.array(landmark, { minLength: 33, maxLength: 33 })) });
  const leg = fc.option(fc.double({ min: 0, max: 10, noNaN: true }));
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 6 }), leg, (frames, legLength) => {
      const input = inputOf(frames, legLength);
      const numbers = [
        ...frameNumbers(input).flatMap(({ confidence, angles, metrics }) => [confidence, ...Object.values(angles), ...Object.values(metrics)]),
        ...pointMotions(input).flatMap(({ maxVelocity, maxAcceleration, totalDistance, trajectory }) => [
          maxVelocity, maxAcceleration, totalDistance, ...trajectory.flatMap(({ x, y }) => [x, y]),
        ]),
      ]; // prettier-ignore
      expect(numbers.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
