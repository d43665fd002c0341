import { describe, expect, it } from 'vitest';
import { landmarkIndex } from '../landmarks.ts';
import type { Pose, PoseFrame } from '../landmarks.ts';
import { film } from '../testing/synthetic-film.ts';
import { changed, walk } from '../testing/synthetic-walker.ts';
import { cleanFrames } from './clean-frames.ts';

const walking = film(walk({ cadence: 1.8, stride: 24, bend: 50, pace: 0, heading: 0 }), { duration: 1, rate: 30 });
const { clip, frames } = walking;
const { leftAnkle, rightAnkle, rightKnee } = landmarkIndex;

function without(hidden: readonly number[]): PoseFrame[] {
  return frames.map((frame, at) => (hidden.includes(at) ? { ...frame, pose: null } : frame));
}

function swapped(pose: Pose): Pose {
  const other: Record<number, number> = { 23: 24, 24: 23, 25: 26, 26: 25, 27: 28, 28: 27, 31: 32, 32: 31 };
  return pose.map((landmark, point) => pose[other[point] ?? point] ?? landmark);
}

describe('cleaning the followed player', () => {
  it('fills a gap of three frames on the way between, good enough to follow and not for a finding', () => {
    const clean = cleanFrames(without([12, 13, 14]), clip);
    const [before, filled, after] = [clean[11], clean[13], clean[15]].map((frame) => frame?.pose?.[rightAnkle]);
    expect(filled?.visibility).toBe(0.3);
    expect(filled?.x).toBeCloseTo(((before?.x ?? 0) + (after?.x ?? 0)) / 2, 2);
  });

  it('leaves a gap of four frames empty', () => {
    const clean = cleanFrames(without([12, 13, 14, 15]), clip);
    expect(clean.slice(12, 16).map(({ pose }) => pose)).toEqual([null, null, null, null]);
    expect(clean[16]?.pose).not.toBeNull();
  });

  it('leaves the start and the end empty where nothing was seen before or after', () => {
    const clean = cleanFrames(without([0, 1, 28, 29]), clip);
    expect([0, 1, 28, 29].map((at) => clean[at]?.pose)).toEqual([null, null, null, null]);
  });

  it('fills one hidden joint alone, and keeps a long hidden one hidden', () => {
    const hide = (from: number, to: number) =>
      changed(frames, (landmark, point, at) =>
        point === rightKnee && at >= from && at < to ? { x: 0.9, y: 0.1, visibility: 0.2 } : landmark,
      );
    const short = cleanFrames(hide(10, 12), clip)[10]?.pose;
    expect(short?.[rightKnee]?.visibility).toBe(0.3);
    expect(short?.[rightKnee]?.y).toBeCloseTo(frames[10]?.pose?.[rightKnee]?.y ?? 0, 2);
    expect(short?.[leftAnkle]?.visibility).toBe(0.95);
    expect(cleanFrames(hide(10, 20), clip)[15]?.pose?.[rightKnee]?.visibility).toBe(0.2);
  });

  it('drops frames in which the legs changed sides, and bridges them', () => {
    // The feet are half a stride apart here, which nobody's feet cross within one frame.
    const wide = film(walk({ cadence: 1, stride: 30, bend: 20, pace: 0, heading: 0 }), { duration: 1, rate: 30 });
    const mixed = wide.frames.map((frame, at) =>
      at === 15 || at === 16 ? { ...frame, pose: frame.pose && swapped(frame.pose) } : frame,
    );
    const clean = cleanFrames(mixed, wide.clip);
    expect(clean[15]?.pose?.[leftAnkle]?.visibility).toBe(0.3);
    for (const at of [14, 15, 16, 17]) {
      expect(clean[at]?.pose?.[leftAnkle]?.x).toBeCloseTo(wide.frames[at]?.pose?.[leftAnkle]?.x ?? 0, 1);
    }
  });

  it('believes what it sees when it goes on for longer than a gap may be', () => {
    const wide = film(walk({ cadence: 1, stride: 30, bend: 20, pace: 0, heading: 0 }), { duration: 1, rate: 30 });
    const mixed = wide.frames.map((frame, at) =>
      at < 15 ? frame : { ...frame, pose: frame.pose && swapped(frame.pose) },
    );
    expect(cleanFrames(mixed, wide.clip)[22]?.pose?.[leftAnkle]?.visibility).toBe(0.95);
  });

  it('takes the tremble out of a standing player', () => {
    const standing = changed(frames, (_, point, at) => ({ x: 0.5 + (at % 2) * 0.01, y: point / 40, visibility: 1 }));
    const xs = cleanFrames(standing, clip).map(({ pose }) => pose?.[0]?.x ?? 0);
    expect(Math.max(...xs.slice(3, -3)) - Math.min(...xs.slice(3, -3))).toBeLessThan(0.002);
  });

  it('changes nothing across frames that are no neighbours', () => {
    const coarse = frames.filter((_, at) => at % 6 === 0);
    expect(cleanFrames(coarse, clip)).toEqual(coarse);
    const holed = coarse.map((frame, at) => (at === 2 ? { ...frame, pose: null } : frame));
    expect(cleanFrames(holed, clip)[2]?.pose).toBeNull();
  });
});
