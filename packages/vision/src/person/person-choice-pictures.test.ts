import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClipShape, DetectedFrame } from '../landmarks.ts';
import { recordingOf } from '../testing/recorded-landmarks.ts';
import { scene } from '../testing/synthetic-walkers-scene.ts';
import { followPerson } from './follow-person.ts';
import { personChoicePictures } from './person-choice-pictures.ts';

const clip: ClipShape = { width: 1280, height: 720, duration: 4, frameRate: 30 };
const pictures = (frames: readonly DetectedFrame[], shape = clip) =>
  personChoicePictures(frames, followPerson(frames, shape).frames, shape, 8);

describe('pictures of a group', () => {
  const still = { from: 0.4, pace: 0, stride: 3 };
  const runner = { from: 1, pace: 0.2, stride: 30 };

  it('are spread over the clip and say who is followed, from left to right', () => {
    const found = pictures(scene(clip, [runner, still]));
    expect(found.map(({ time }) => Math.floor(time * 2))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const { people } of found) expect(people.map(({ isFollowed }) => isFollowed)).toEqual([false, true]);
  });

  it('show each person in a box around them', () => {
    for (const { people } of pictures(scene(clip, [runner, still]))) {
      const [left, right] = people.map(({ box }) => box);
      expect(left?.x).toBeGreaterThan(0.1);
      expect((left?.x ?? 1) + (left?.width ?? 1)).toBeLessThan(right?.x ?? 0);
      // Feet on the ground at nine tenths.
      expect((left?.y ?? 0) + (left?.height ?? 0)).toBeCloseTo(0.9, 1);
    }
  });

  it('lead to the one who is tapped', () => {
    const frames = scene(clip, [runner, still]);
    for (const { time, people } of pictures(frames)) {
      const other = people.find(({ isFollowed }) => !isFollowed);
      const tapped = followPerson(frames, clip, { chosen: { time, x: other?.place.x ?? 0, y: other?.place.y ?? 0 } });
      expect(tapped.frames.find((frame) => frame.time === time)?.pose).toBe(other?.pose);
    }
  });

  it('are of those moments only at which somebody else is there', () => {
    const found = pictures(scene(clip, [runner, { ...still, hidden: (time) => time < 1 || time > 2 }]));
    expect(found.map(({ time }) => Math.floor(time * 2))).toEqual([2, 3, ...(found[2] ? [4] : [])]);
    expect(Math.max(...found.map(({ time }) => time))).toBeLessThanOrEqual(2);
  });

  it('are not two of the same people in the same places, a moment apart', () => {
    const found = pictures(scene(clip, [runner, { ...still, hidden: (time) => time < 1.9 || time > 2.6 }]));
    // The half seconds begin at 1.5, 2 and 2.5 s; at 2 s all stand where they stood at 1.9 s.
    expect(found.map(({ time }) => Math.round(time * 10) / 10)).toEqual([1.9, 2.5]);
  });

  it('are none of one person alone, and none of nobody', () => {
    expect(pictures(scene(clip, [runner]))).toEqual([]);
    expect(pictures([{ time: 0, poses: [] }])).toEqual([]);
    const { frames, clip: shape } = recordingOf('kick-720p-h264');
    expect(pictures(frames, shape)).toEqual([]);
  });

  it('show, in a real clip of a woman who is followed, the man above her wherever the detector saw him', () => {
    const { frames, clip: shape } = recordingOf('two-people-vp9');
    const found = pictures(frames, shape);
    expect(found.length).toBeGreaterThanOrEqual(4);
    const men = found.map(({ people }) => people.filter(({ isFollowed }) => !isFollowed));
    expect(men.map(({ length }) => length)).toEqual(found.map(() => 1));
    // On his roof on the left for two seconds, on the grass after his jump.
    const [first, last] = [men[0]?.[0], men.at(-1)?.[0]];
    expect(first?.place.x).toBeCloseTo(0.34, 1);
    expect((first?.box.y ?? 1) + (first?.box.height ?? 1)).toBeLessThan(0.5);
    expect(last?.place.x).toBeGreaterThan(0.55);
    expect((last?.box.y ?? 0) + (last?.box.height ?? 0)).toBeGreaterThan(0.8);
  });

  it('show nobody double, whichever twelve frames a second are looked at', () => {
    const { frames, clip: shape } = recordingOf('two-people-vp9');
    const looked = fc
      .array(fc.integer({ min: 0, max: 1 }), { minLength: 92, maxLength: 92 })
      .map((later) => later.flatMap((by, at) => frames[Math.floor(at * 2.5) + by] ?? []));
    // The low sun makes the detector see the man on the left lie beside himself.
    const onTheLeft = looked.map((some) =>
      pictures(some, shape).map(({ people }) => people.filter(({ place }) => place.x < 0.5 && place.y < 0.5).length),
    );
    fc.assert(
      fc.property(onTheLeft, (counts) => {
        expect(Math.max(0, ...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
