import { describe, expect, it } from 'vitest';
import { landmarkIndex, type BodyPoint, type Pose, type PoseFrame } from '../landmarks.ts';
import type { KeyMoment } from '../review-types.ts';
import { shareOfTime } from './measurement.ts';
import type { MeasurementInput } from './measurement-input.ts';
import { twoFootedBase } from './stance-measures.ts';
import { headSteady } from './steadiness-measures.ts';
import { kneeSpread, weakerFootShare } from './juggling-measures.ts';

/** A square picture, so that places are picture heights. */
const clip = { width: 720, height: 720, duration: 3, frameRate: 30 };
const LEG = 0.3;

/** A pose with every point in the middle of the picture but those that are named. */
function poseWith(places: Partial<Record<BodyPoint, { x?: number; y?: number }>>): Pose {
  const middle = { x: 0.5, y: 0.5, z: 0, visibility: 1 };
  const pose = Array.from({ length: Math.max(...Object.values(landmarkIndex)) + 1 }, () => middle);
  for (const [name, place] of Object.entries(places)) pose[landmarkIndex[name as BodyPoint]] = { ...middle, ...place };
  return pose;
}

function framesOf(seconds: number, poseAt: (time: number) => Pose): PoseFrame[] {
  return Array.from({ length: seconds * 30 }, (_, at) => ({ time: at / 30, pose: poseAt(at / 30) }));
}

function sceneOf(change: Partial<MeasurementInput>): MeasurementInput {
  return { type: 'shooting', clip, frames: [], view: 'front', leg: LEG, kickingLeg: 'right', moments: [], juggling: null, ...change };
}

const valueOf = (found: ReturnType<typeof headSteady>) => (found === null || found === 'hidden' ? found : found.value);

describe('the head of a kick without a plant or a follow-through', () => {
  const moments: readonly KeyMoment[] = [{ name: 'contact', time: 1 }];
  /** The head leaves its place by a third of a leg from one moment to another. */
  const headOutside = (from: number, to: number) =>
    framesOf(3, (time) => poseWith({ nose: { x: time > from && time < to ? 0.6 : 0.5 } }));

  it('is looked at for 0.3 seconds after the contact', () => {
    expect(valueOf(headSteady(sceneOf({ moments, frames: headOutside(1.21, 1.31) })))).toBeCloseTo(33.3, 0);
  });

  it('and for no longer', () => {
    expect(valueOf(headSteady(sceneOf({ moments, frames: headOutside(1.31, 3) })))).toBeCloseTo(0);
  });

  it('is looked at for 0.15 seconds before it, and for no longer', () => {
    expect(valueOf(headSteady(sceneOf({ moments, frames: headOutside(0.84, 0.95) })))).toBeCloseTo(33.3, 0);
    expect(valueOf(headSteady(sceneOf({ moments, frames: headOutside(0, 0.84) })))).toBeCloseTo(0);
  });
});

describe('both feet', () => {
  const withAnkle = (legs: number) => framesOf(1, () => poseWith({ leftAnkle: { y: 0.8 }, rightAnkle: { y: 0.8 - legs * LEG } }));

  it('are down up to a quarter of a leg apart in height, and not above', () => {
    expect(valueOf(twoFootedBase(sceneOf({ type: 'goalkeeping', frames: withAnkle(0.24) })))).toBe(1);
    expect(valueOf(twoFootedBase(sceneOf({ type: 'goalkeeping', frames: withAnkle(0.26) })))).toBe(0);
  });
});

describe('a share of the time', () => {
  it('counts no more than a second for the time to a neighbour: nobody was seen for longer', () => {
    const samples = [{ time: 0, value: 1 }, { time: 1, value: 1 }, { time: 5, value: 0 }]; // prettier-ignore
    expect(shareOfTime(samples)).toEqual({ value: 3 / 4, time: 5 });
  });
});

describe('touches by foot', () => {
  const juggling = (count: number) => {
    const touches = Array.from({ length: count }, (_, at): KeyMoment => {
      return { name: 'touch', time: 0.5 + at / 2, leg: at === 0 ? 'left' : 'right', part: 'foot' };
    });
    return { touches, left: 1, right: count - 1, foot: count, knee: 0 };
  };
  const bent = poseWith({ leftHip: { y: 0.4 }, rightHip: { y: 0.4 }, leftAnkle: { x: 0.6 }, rightAnkle: { x: 0.6 } });
  const frames = framesOf(3, () => bent);

  it('say something about evenness and the weaker foot from four on', () => {
    const four = sceneOf({ type: 'juggling', frames, juggling: juggling(4) });
    expect(valueOf(weakerFootShare(four))).toBe(1 / 4);
    expect(valueOf(kneeSpread(four))).toBeCloseTo(0);
    const three = sceneOf({ type: 'juggling', frames, juggling: juggling(3) });
    expect([weakerFootShare(three), kneeSpread(three)]).toEqual([null, null]);
  });
});
