import { describe, expect, it } from 'vitest';
import type { ClipShape, DetectedFrame, PoseFrame } from '../landmarks.ts';
import { hipCentre } from '../signal/geometry.ts';
import { film } from '../testing/synthetic-film.ts';
import { scene as sceneIn, sceneRate as rate } from '../testing/synthetic-walkers-scene.ts';
import type { Role } from '../testing/synthetic-walkers-scene.ts';
import { walk } from '../testing/synthetic-walker.ts';
import { followPerson } from './follow-person.ts';
import { sizeOf, tracksOf } from './person-tracks.ts';

const clip: ClipShape = { width: 1280, height: 720, duration: 4, frameRate: 30 };

const scene = (roles: readonly Role[], duration?: number, step?: number) => sceneIn(clip, roles, duration, step);

/** Where the followed hips are when seen, in picture heights from the left. */
function pathOf(frames: readonly PoseFrame[]) {
  return frames.flatMap(({ time, pose }) => {
    const hips = hipCentre(pose, clip);
    return hips ? [{ time, x: hips.x }] : [];
  });
}

/** The farthest that the followed hips are from where somebody walks. */
function strayed(frames: readonly PoseFrame[], walks: (time: number) => number): number {
  const path = pathOf(frames);
  expect(path.length).toBeGreaterThan(frames.length / 2);
  return Math.max(...path.map(({ time, x }) => Math.abs(x - walks(time))));
}

describe('following one person', () => {
  const crossing: readonly Role[] = [
    { from: 0.3, pace: 1, stride: 30 },
    { from: 1.5, pace: -1, stride: 18 },
  ];

  it('keeps to the same one where two walk past one another, the detector hiding each behind the other', () => {
    const hidden = (time: number) => time > 1.85 && time < 2.15;
    const frames = scene([crossing[0] ?? { from: 0, pace: 0 }, { from: 1.5, pace: -1, stride: 18, hidden }]);
    expect(strayed(followPerson(frames, clip).frames, (time) => 0.3 + 0.3 * time)).toBeLessThan(0.05);
    const others = scene([{ from: 0.3, pace: 1, stride: 18 }, { from: 1.5, pace: -1, stride: 30, hidden }]);
    const followed = followPerson(others, clip).frames;
    expect(strayed(followed, (time) => 1.5 - 0.3 * time)).toBeLessThan(0.05);
    expect(followed.at(-1)?.pose).not.toBeNull();
  });

  it('does so in a coarse pass, too', () => {
    const frames = scene(crossing, 4, 6);
    expect(strayed(followPerson(frames, clip).frames, (time) => 0.3 + 0.3 * time)).toBeLessThan(0.05);
  });

  it('begins with the one whose ankles move most', () => {
    const standing = { from: 0.4, pace: 0, stride: 0, leg: 0.36 };
    const { frames, people } = followPerson(scene([standing, { from: 1, pace: 0.3 }]), clip);
    expect(people).toBe(2);
    expect(pathOf(frames)[0]?.x).toBeCloseTo(1, 1);
  });

  it('never takes somebody small and far away, however they run', () => {
    const far = { from: 0.2, pace: 3, leg: 0.05, stride: 40 };
    const { frames } = followPerson(scene([{ from: 1, pace: 0.2, stride: 12 }, far]), clip);
    for (const { x } of pathOf(frames)) expect(x).toBeGreaterThan(0.95);
  });

  it('follows the one the player tapped instead', () => {
    const frames = scene([{ from: 0.4, pace: 0, stride: 3 }, { from: 1, pace: 0.2, stride: 30 }]);
    const tapped = followPerson(frames, clip, { chosen: { time: 1, x: 0.4 / (1280 / 720), y: 0.6 } });
    for (const { x } of pathOf(tapped.frames)) expect(x).toBeCloseTo(0.4, 1);
  });

  it('follows who stood where the player tapped, not who passes there a moment before or after', () => {
    for (const pace of [1, -1]) {
      // The tap is a little beside the one who stands: the other one's hips come right under it 0.4 s later or earlier.
      const frames = scene([{ from: 1, pace: 0, stride: 3 }, { from: 1.06 - 0.3 * pace * 2, pace, stride: 30 }]);
      for (const time of [1.6, 2.4]) {
        const { frames: followed } = followPerson(frames, clip, { chosen: { time, x: 1.06 / (1280 / 720), y: 0.6 } });
        expect(strayed(followed, () => 1)).toBeLessThan(0.05);
      }
    }
  });

  it.each([
    [1.8, true],
    [2.2, false],
  ])('takes whoever comes back %d trunk lengths from where the player was lost for the player: %s', (trunks, isPlayer) => {
    const before = { from: 0.5, pace: 0, stride: 25, hidden: (time: number) => time > 2 };
    const size = sizeOf(tracksOf(scene([before]), clip)[0] ?? []);
    const after = { from: 0.5 + trunks * size, pace: 0, stride: 25, hidden: (time: number) => time < 3 };
    const path = pathOf(followPerson(scene([before, after]), clip).frames);
    expect(path.some(({ time }) => time < 2)).toBe(true);
    expect(path.some(({ time }) => time > 3)).toBe(isPlayer);
  });

  it('finds the player again after a loss and says when they were lost, taking nobody else meanwhile', () => {
    const hidden = (time: number) => time > 1 && time < 1.9;
    const player = { from: 0.3, pace: 0.5, stride: 30, hidden };
    const { frames, lost } = followPerson(scene([player, { from: 1.4, pace: 0, stride: 8 }]), clip);
    expect(strayed(frames, (time) => 0.3 + 0.15 * time)).toBeLessThan(0.05);
    expect(frames.map(({ pose }) => pose === null)).toEqual(frames.map(({ time }) => hidden(time)));
    expect(lost).toHaveLength(1);
    expect(lost[0]?.from).toBeCloseTo(1, 1);
    expect(lost[0]?.to).toBeCloseTo(1.9, 1);
  });

  it('does not call a blink a loss', () => {
    const hidden = (time: number) => time > 1 && time < 1.3;
    expect(followPerson(scene([{ from: 0.5, pace: 0.5, hidden }]), clip).lost).toEqual([]);
  });

  it('leaves the player lost who went, when somebody else comes in elsewhere', () => {
    const first = { from: 1.2, pace: 0.5, stride: 30, hidden: (time: number) => time > 2.5 };
    const second = { from: 0.3, pace: 0.5, stride: 20, hidden: (time: number) => time < 2.6 };
    const { frames, lost, people } = followPerson(scene([first, second]), clip);
    expect(pathOf(frames).filter(({ time }) => time > 2.5)).toEqual([]);
    expect(lost.at(-1)?.to).toBeCloseTo(4, 1);
    expect(people).toBe(2);
  });

  it('is not carried away by the detector seeing double', () => {
    const { frames } = film(walk({ cadence: 1.8, stride: 24, bend: 50, pace: 0.5, heading: 0 }), { duration: 2, rate });
    const doubled = frames.map(({ time, pose }): DetectedFrame => {
      const ghost = pose?.map((landmark) => ({ ...landmark, x: landmark.x + 0.01, y: landmark.y - 0.02 }));
      return { time, poses: pose && ghost ? [ghost, pose] : [] };
    });
    const followed = followPerson(doubled, clip);
    expect(followed.people).toBe(1);
    expect(followed.frames.every(({ pose }) => pose !== null)).toBe(true);
  });

  it.each([
    [0.55, 1],
    [0.75, 2],
  ])('counts one more whose legs are seen at %d as %i', (seen, people) => {
    const legs = new Set([25, 26, 27, 28]);
    const frames = scene([{ from: 0.4, pace: 0.2 }, { from: 1.2, pace: 0 }]).map(({ time, poses }): DetectedFrame => {
      const [player, other] = poses;
      const dim = other?.map((landmark, at) => (legs.has(at) ? { ...landmark, visibility: seen } : landmark));
      return { time, poses: [player, dim].filter((pose) => pose !== undefined) };
    });
    expect(followPerson(frames, clip).people).toBe(people);
  });

  it('finds nobody where nobody is', () => {
    const empty = [0, 0.2, 0.4].map((time) => ({ time, poses: [] }));
    expect(followPerson(empty, clip)).toEqual({
      frames: empty.map(({ time }) => ({ time, pose: null })),
      people: 0,
      lost: [],
      doubt: null,
    });
    expect(followPerson([], clip).frames).toEqual([]);
  });
});
