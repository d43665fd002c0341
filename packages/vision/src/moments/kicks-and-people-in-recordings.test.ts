import { describe, expect, it } from 'vitest';
import type { ClipShape, DetectedFrame } from '../landmarks.ts';
import { followPerson } from '../person/follow-person.ts';
import { cleanFrames } from '../signal/clean-frames.ts';
import { hipCentre } from '../signal/geometry.ts';
import { splitAtGapsAndSceneCuts } from '../signal/split-at-gaps-and-scene-cuts.ts';
import { trunkLength } from '../signal/leg-and-trunk-length.ts';
import { analysedFrames } from '../testing/analysed-frames.ts';
import { recordingOf } from '../testing/recorded-landmarks.ts';
import { findMoments } from './find-moments.ts';
import { findKicks } from './find-kicks.ts';

const kickTypes = ['shooting', 'passing', 'crossAndFinish', 'setpiece'] as const;
/** The coarse pass may begin anywhere between two of its frames. */
const shifts = [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12];

/** All frames of a clip, then those that the product analyses, for several beginnings of the first pass. */
function waysToLook(name: Parameters<typeof recordingOf>[0]) {
  const { clip, frames } = recordingOf(name);
  const ways = shifts.map((shift) => ({
    how: `through the frame plan from ${shift} s`,
    frames: analysedFrames(frames, clip, 'shooting', shift),
  }));
  return { clip, ways: [{ how: 'in all frames', frames: [...frames] }, ...ways] };
}

function followedIn(frames: readonly DetectedFrame[], clip: ClipShape) {
  const followed = followPerson(frames, clip);
  return { ...followed, ...findMoments(followed.frames, clip, 'shooting') };
}

describe('the real kick, filmed from the front', () => {
  const { clip, ways } = waysToLook('kick-720p-h264');

  it.each(ways)('is one kick with the right leg, its moments near those seen by eye, $how', ({ frames }) => {
    const { kickingLeg, moments } = followedIn(frames, clip);
    expect(kickingLeg).toBe('right');
    const times = Object.fromEntries(moments.map(({ name, time }) => [name, time]));
    // From the front the backswing's knee is not believed.
    expect(Object.keys(times)).toEqual(['plant', 'contact', 'followThrough']);
    // By eye: 2.67–2.73, 2.87 ± 0.03 and 3.00–3.03 s.
    expect(Math.abs((times['plant'] ?? 0) - 2.7)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((times['contact'] ?? 0) - 2.87)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((times['followThrough'] ?? 0) - 3.02)).toBeLessThanOrEqual(0.1);
    expect(moments.map(({ leg }) => leg)).toEqual(['left', 'right', 'right']);
  });

  it.each(ways)('is the only kick, also by the gentler rule, $how', ({ frames }) => {
    const runs = splitAtGapsAndSceneCuts(cleanFrames(followPerson(frames, clip).frames, clip), clip);
    expect(findKicks(runs, clip, { low: false })).toHaveLength(1);
    expect(findKicks(runs, clip, { low: true })).toHaveLength(1);
  });

  it.each(ways)('is of the player near the camera: nobody far away is followed, $how', ({ frames }) => {
    const { frames: followed, lost } = followedIn(frames, clip);
    expect(lost).toEqual([]);
    expect(followed.every(({ pose }) => pose !== null)).toBe(true);
    expect(trunkLength(followed, clip)).toBeGreaterThan(0.09);
  });

  it('needs no more than 40 coarse frames, 26 dense ones, and a few more to see whether there is a second kick', () => {
    const { frames } = recordingOf('kick-720p-h264');
    expect(analysedFrames(frames, clip, 'shooting').length).toBeLessThanOrEqual(72);
  });
});

describe('the real clip of two people', () => {
  const { clip, ways } = waysToLook('two-people-vp9');

  it.each(ways)('has no kick, whatever is looked for, $how', ({ frames }) => {
    const { frames: followed } = followPerson(frames, clip);
    for (const type of kickTypes) {
      expect(findMoments(followed, clip, type)).toEqual({ kickingLeg: null, moments: [] });
    }
  });

  it.each(ways)('is of one person throughout: the walker, never the man on the roof, $how', ({ frames }) => {
    const seen = followPerson(frames, clip).frames.filter(({ pose }) => pose !== null);
    expect(seen[0]?.time).toBeGreaterThan(1.7);
    expect(seen[0]?.time).toBeLessThan(2.7);
    expect(seen.at(-1)?.time).toBeGreaterThan(6);
    expect(seen.at(-1)?.time).toBeLessThan(6.5);
    for (const { time, pose } of seen) {
      const hips = hipCentre(pose, clip);
      // She walks from the right edge to the left at an even pace, 0.31 picture heights a second.
      expect(Math.abs((hips?.x ?? 9) - (1.43 - 0.31 * (time - 2)))).toBeLessThan(0.2);
      expect(hips?.y).toBeGreaterThan(0.6);
    }
  });

  it('says that two people were seen', () => {
    const { frames } = recordingOf('two-people-vp9');
    expect(followPerson(frames, clip).people).toBe(2);
    expect(followPerson(analysedFrames(frames, clip, 'shooting'), clip).people).toBe(2);
    expect(followPerson(analysedFrames(frames, clip, 'dribbling'), clip).people).toBe(2);
  });

  it('says that the walker was lost when she left the picture', () => {
    const { frames } = recordingOf('two-people-vp9');
    const last = followPerson(frames, clip).lost.at(-1);
    expect(last?.from).toBeGreaterThan(6);
    expect(last?.to).toBeGreaterThan(7.5);
  });
});
