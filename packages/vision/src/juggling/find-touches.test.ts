import { describe, expect, it } from 'vitest';
import { landmarkIndex } from '../landmarks.ts';
import type { LegAngles, Stance } from '../testing/synthetic-figure.ts';
import { curve, film } from '../testing/synthetic-film.ts';
import type { Marks } from '../testing/synthetic-film.ts';
import { juggle, touchPeaks } from '../testing/synthetic-motions.ts';
import { changed, walk } from '../testing/synthetic-walker.ts';
import { findMoments } from '../moments/find-moments.ts';
import { followPerson } from '../person/follow-person.ts';
import { analysedFrames } from '../testing/analysed-frames.ts';
import { recordingOf } from '../testing/recorded-landmarks.ts';
import { withLandmarkNoise } from '../testing/landmark-noise.ts';
import { countOf, findTouches } from './find-touches.ts';

const counted = (motion: Parameters<typeof film>[0], rate = 15, duration = 8) => {
  const { frames, clip } = film(motion, { duration, rate });
  return countOf(findTouches(frames, clip));
};

/** Lifts a thigh level with the shin hanging, at these times, left and right in turn. */
function onTheKnee(times: readonly number[], highest = 88, lowest = 2): (time: number) => Stance {
  const thighOf = (mine: readonly number[]) =>
    curve([[0, lowest], ...mine.flatMap((time): Marks => [[time - 0.25, lowest], [time, highest], [time + 0.25, lowest]])]);
  const thighs = [0, 1].map((side) => thighOf(times.filter((_, at) => at % 2 === side)));
  const leg = (thigh: number): LegAngles => ({ thigh, knee: 176 - thigh, outward: 0, inward: 0 });
  return (time) => ({
    at: { forward: 0, up: 1, left: 0 },
    rootedOn: 'hips',
    left: leg(thighs[0]?.(time) ?? 0),
    right: leg(thighs[1]?.(time) ?? 0),
    lean: 3, sway: 0, chin: 0, headForward: 0, tilt: 0, heading: 30,
  });
}

/** Lifts the left foot after each second, and the right one `apart` seconds later. */
function inTurn(apart: number): (time: number) => Stance {
  const leg = (late: number) => {
    const swing = curve([[0, 0], ...[1, 2, 3].flatMap((time): Marks => [[time + late - 0.14, 0], [time + late, 60], [time + late + 0.14, 0]])]);
    return (time: number): LegAngles => ({ thigh: 25 + swing(time), knee: 130, outward: 0, inward: 0 });
  };
  const [left, right] = [leg(0), leg(apart)];
  return (time) => ({
    at: { forward: 0, up: 0.95, left: 0 },
    rootedOn: 'hips',
    left: left(time),
    right: right(time),
    lean: 3, sway: 0, chin: 0, headForward: 0, tilt: 0, heading: 30,
  });
}

describe('touches of a juggled ball', () => {
  it('that are 0.36 s apart are counted each', () => {
    expect(counted(inTurn(0.36), 30, 4).touches).toHaveLength(6);
  });

  it.each([15, 30])('are counted by foot, left and right, at %i frames a second', (rate) => {
    const { touches, left, right, foot, knee } = counted(juggle(), rate);
    expect({ left, right, foot, knee }).toEqual({ left: 6, right: 6, foot: 12, knee: 0 });
    for (const [at, { time, part, name }] of touches.entries()) {
      const peak = touchPeaks[at]?.time ?? 0;
      // The ball is met while the foot still rises: between its fastest rise and its peak.
      expect(time).toBeLessThan(peak);
      expect(time).toBeGreaterThan(peak - 0.15);
      expect({ part, name }).toEqual({ part: 'foot', name: 'touch' });
    }
  });

  it('are counted of a player as the model sees people: landmarks tremble, a foot hides, frames are missed', () => {
    const seen = film(juggle({ heading: 20 }), { duration: 8, rate: 15 });
    expect(Math.abs(findTouches(withLandmarkNoise(seen), seen.clip).length - 12)).toBeLessThanOrEqual(2);
    const walker = film(walk({ cadence: 1.9, stride: 20, bend: 55, pace: 0, heading: 60 }), { duration: 8, rate: 15 });
    expect(findTouches(withLandmarkNoise(walker), walker.clip)).toEqual([]);
  });

  it('are the key moments of juggling', () => {
    const { frames, clip } = film(juggle(), { duration: 8, rate: 15 });
    expect(findMoments(frames, clip, 'juggling').moments).toEqual(findTouches(frames, clip));
  });

  it('tell a weaker foot', () => {
    const { left, right } = counted(juggle({ everyLeft: 4 }));
    expect([left, right]).toEqual([3, 9]);
  });

  it('are counted by knee, each once, though knee and toe both come up', () => {
    const times = [1, 1.7, 2.4, 3.1, 3.8, 4.5];
    const { touches, left, right, foot, knee } = counted(onTheKnee(times), 15, 5.5);
    expect({ left, right, foot, knee }).toEqual({ left: 3, right: 3, foot: 0, knee: 6 });
    for (const [at, { time }] of touches.entries()) expect(Math.abs(time - (times[at] ?? 0))).toBeLessThan(0.15);
  });

  it('are counted by knee also where the feet are below the edge of the picture, but not of somebody who sits there', () => {
    const times = [1, 1.6, 2.2, 2.8, 3.4, 4];
    const lower = (motion: Parameters<typeof film>[0]) => {
      const { frames, clip } = film(motion, { duration: 5.5, rate: 15 });
      return countOf(findTouches(changed(frames, (at) => ({ ...at, y: at.y + 0.36 })), clip));
    };
    expect(lower(onTheKnee(times))).toMatchObject({ foot: 0, knee: 6 });
    // Tapping the heels under a table.
    expect(lower(onTheKnee(times, 88, 70)).touches).toEqual([]);
  });

  it('say neither foot nor knee of a thigh that nearly comes up', () => {
    const times = [1, 1.7, 2.4, 3.1, 3.8, 4.5];
    const { touches, left, right, foot, knee } = counted(onTheKnee(times, 70), 15, 5.5);
    expect(touches).toHaveLength(6);
    expect({ left, right, foot, knee }).toEqual({ left: 3, right: 3, foot: 0, knee: 0 });
  });

  it('grow as frames come in, and never change what was long counted', () => {
    const { frames, clip } = film(juggle(), { duration: 8, rate: 15 });
    let before = 0;
    for (let seen = 15; seen <= frames.length; seen += 15) {
      const now = findTouches(frames.slice(0, seen), clip).length;
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBe(12);
  });

  it('are none of a player who stands, or lifts the toes a little', () => {
    expect(counted(walk({ cadence: 1, stride: 0, bend: 0, pace: 0, heading: 90 })).touches).toEqual([]);
    expect(counted(walk({ cadence: 1, stride: 3, bend: 8, pace: 0, heading: 90 })).touches).toEqual([]);
  });

  it('are none while the hips travel', () => {
    expect(counted(walk({ cadence: 2, stride: 25, bend: 60, pace: 1.5, heading: 0 })).touches).toEqual([]);
  });

  it('are counted also where the camera follows a player who drifts, or trembles', () => {
    const panned = film((time) => ({ ...juggle()(time), at: { forward: 0.4 * time, up: 0.95, left: 0 } }), { duration: 8, rate: 15, shot: { x: 0.1, ground: 0.9, leg: 0.35 } });
    expect(countOf(findTouches(panned.frames, panned.clip)).touches).toHaveLength(12);
    const { frames, clip } = film(juggle(), { duration: 8, rate: 15 });
    const trembling = changed(frames, (landmark, point, at) => ({
      ...landmark,
      x: landmark.x + 0.004 * Math.sin(at * 12.9898 + point * 78.233),
      y: landmark.y + 0.007 * Math.sin(at * 39.3467 + point * 11.135),
    }));
    expect(Math.abs(findTouches(trembling, clip).length - 12)).toBeLessThanOrEqual(1);
  });

  it('are none of a runner whom the camera follows', () => {
    const runner = walk({ cadence: 2.6, stride: 35, bend: 95, pace: 0, heading: 0 });
    expect(counted(runner).touches).toEqual([]);
  });

  it('are none of who lifts the feet high on the spot, or walks up to the camera so', () => {
    const stepping = walk({ cadence: 1.6, stride: 4, bend: 75, pace: 0, heading: 90 });
    const { frames, clip } = film(stepping, { duration: 6, rate: 15 });
    const growing = changed(frames, (landmark, _point, at) => {
      const size = 0.4 * 1.35 ** (at / 15);
      return { ...landmark, x: 0.5 + (landmark.x - 0.5) * size, y: 0.9 + (landmark.y - 0.9) * size };
    });
    expect(findTouches(frames, clip)).toEqual([]);
    expect(findTouches(growing, clip)).toEqual([]);
  });

  it('are counted also where the feet hardly leave the ground, seen from the front, and none of who shifts about so', () => {
    // As of a real player: both toes seem to come up, for the camera looks at the foot from ahead; the eyes are on the ball.
    const dips: readonly number[] = [0.5, 1, 1.5, 2, 2.5, 3, 3.5];
    const lift = curve([[0, 0], ...dips.flatMap((time): Marks => [[time - 0.15, 0], [time, 1], [time + 0.15, 0]])]);
    const low = (chin: number, other: number) => {
      const { frames, clip } = film((time) => ({ ...juggle({ everyLeft: 99 })(0), heading: 80, chin, at: { forward: 0, up: 0.95, left: 0.02 * Math.sin(time) } }), { duration: 4, rate: 15 });
      const up: ReadonlySet<number> = new Set((['Heel', 'FootIndex', 'Knee'] as const).map((joint) => landmarkIndex[`right${joint}`]));
      const beside: ReadonlySet<number> = new Set((['Ankle', 'Heel', 'FootIndex'] as const).map((joint) => landmarkIndex[`left${joint}`]));
      const seen = changed(frames, (landmark, point, at) => {
        const rise = lift(at / 15) * 0.05;
        return { ...landmark, y: landmark.y - (up.has(point) ? rise : beside.has(point) ? rise * other : 0) };
      });
      return findTouches(seen, clip).length;
    };
    expect(low(-28, 0)).toBe(dips.length);
    // Both feet come up, the eyes are ahead.
    expect(low(8, 1)).toBe(0);
  });

  it('are none of a foot behind the other, which looks higher all the time and trembles', () => {
    const standing = { ...juggle()(0), chin: 8, heading: 80 };
    const { frames, clip } = film(() => standing, { duration: 6, rate: 15 });
    const behind: ReadonlySet<number> = new Set((['Ankle', 'Heel', 'FootIndex'] as const).map((joint) => landmarkIndex[`left${joint}`]));
    const seen = changed(frames, (landmark, point, at) =>
      behind.has(point) ? { ...landmark, y: landmark.y - 0.06 + 0.012 * Math.sin(at * 1.9) } : landmark,
    );
    expect(findTouches(seen, clip)).toEqual([]);
  });

  it.each(['kick-720p-h264', 'kick-360p-h264', 'kick-dark-h264', 'two-people-vp9'] as const)(
    'are none of a real kick or walk, wherever the first frame lies: %s',
    (name) => {
      const { clip, frames } = recordingOf(name);
      for (const shift of [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06]) {
        const seen = followPerson(analysedFrames(frames, clip, 'juggling', shift), clip, { type: 'juggling' });
        expect(findTouches(seen.frames, clip)).toEqual([]);
      }
    },
  );

  it('are none of hidden feet that tremble in one who stands', () => {
    const { frames, clip } = film(walk({ cadence: 1, stride: 0, bend: 0, pace: 0, heading: 60 }), { duration: 8, rate: 15 });
    const feet: ReadonlySet<number> = new Set((['Ankle', 'Heel', 'FootIndex'] as const).map((joint) => landmarkIndex[`left${joint}`]));
    // As the model guesses at a foot behind a fence: up and down by a tenth of a leg, half believed.
    const trembling = changed(frames, (landmark, point, at) =>
      feet.has(point) ? { ...landmark, y: landmark.y + 0.018 * Math.sin(at * 1.9), visibility: 0.45 } : landmark,
    );
    expect(findTouches(trembling, clip)).toEqual([]);
  });

  it('are none of feet below the edge of the picture, which the model only guesses at', () => {
    const { frames, clip } = film(juggle(), { duration: 8, rate: 15 });
    const ankle = frames[0]?.pose?.[landmarkIndex.leftAnkle]?.y ?? 0;
    const lowered = (by: number) => findTouches(changed(frames, (landmark) => ({ ...landmark, y: landmark.y + by })), clip);
    expect(lowered(0.98 - ankle)).toHaveLength(12);
    expect(lowered(1.1 - ankle)).toEqual([]);
  });

  it('are none of who stoops, as for a ball on the ground, and lifts a foot to reach it', () => {
    expect(counted((time) => ({ ...juggle()(time), lean: 25 })).touches).toHaveLength(12);
    expect(counted((time) => ({ ...juggle()(time), lean: 75 })).touches).toEqual([]);
  });

  it('are none where the feet are hidden, and none of nothing', () => {
    const { frames, clip } = film(juggle(), { duration: 8, rate: 15 });
    const { leftFootIndex, rightFootIndex } = landmarkIndex;
    const hidden = changed(frames, (landmark, point) =>
      point === leftFootIndex || point === rightFootIndex ? { ...landmark, visibility: 0 } : landmark,
    );
    expect(findTouches(hidden, clip)).toEqual([]);
    expect(countOf(findTouches([], clip))).toEqual({ touches: [], left: 0, right: 0, foot: 0, knee: 0 });
  });
});
