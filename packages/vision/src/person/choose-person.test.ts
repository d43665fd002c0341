import { describe, expect, it } from 'vitest';
import { landmarkIndex } from '../landmarks.ts';
import type { DetectedFrame, Landmark, Pose, PoseFrame } from '../landmarks.ts';
import { hipCentre } from '../signal/geometry.ts';
import { film } from '../testing/synthetic-film.ts';
import { jockey, juggle, ready, shot } from '../testing/synthetic-motions.ts';
import { walk } from '../testing/synthetic-walker.ts';
import { followPerson } from './follow-person.ts';

const filming = { duration: 8, rate: 15 } as const;
/** Parts of the picture that the right one of two stands away from the left one. */
const APART = 0.4;
const feet: ReadonlySet<number> = new Set(
  (['Ankle', 'Heel', 'FootIndex'] as const).flatMap((joint) => [landmarkIndex[`left${joint}`], landmarkIndex[`right${joint}`]]),
);

const juggler = (late = 0) => film((time) => juggle()(time - late), filming);
const clip = juggler().clip;
const moved = (pose: Pose, by: (landmark: Landmark, point: number) => Partial<Landmark>): Pose =>
  pose.map((landmark, point) => ({ ...landmark, ...by(landmark, point) }));

/** Somebody who stands, on whom the detector puts the feet of another every other frame, as it does with hidden feet. */
function stander(): readonly PoseFrame[] {
  return film(ready({}), filming).frames.map(({ time, pose }, at) => ({
    time,
    pose: pose && moved(pose, ({ x }, point) => (feet.has(point) ? { x: x + (at % 2) * 0.12, visibility: 0.7 } : {})),
  }));
}

/** Both people in one clip, the second one to the right. */
function beside(left: readonly PoseFrame[], right: readonly PoseFrame[]): DetectedFrame[] {
  return left.map(({ time, pose }, at) => {
    const other = right[at]?.pose;
    return { time, poses: [pose && moved(pose, ({ x }) => ({ x: x - APART / 2 })), other && moved(other, ({ x }) => ({ x: x + APART / 2 }))].filter((one) => !!one) };
  });
}

const isLeft = (frames: readonly PoseFrame[]) =>
  frames.every(({ pose }) => (hipCentre(pose, clip)?.x ?? 0) < clip.width / clip.height / 2);

describe('who of two is meant', () => {
  const borrowed = beside(juggler().frames, stander());

  it('is the one who juggles, though the feet of the one who stands seem to go farther', () => {
    expect(isLeft(followPerson(borrowed, clip).frames)).toBe(false);
    const { frames, doubt, people } = followPerson(borrowed, clip, { type: 'juggling' });
    expect({ isLeft: isLeft(frames), doubt, people }).toEqual({ isLeft: true, doubt: null, people: 2 });
  });

  it('is not known where both juggle, until the player says so', () => {
    const both = beside(juggler().frames, juggler(0.4).frames);
    expect(followPerson(both, clip, { type: 'juggling' }).doubt).toBe('whoIsMeant');
    const chosen = { time: 1, x: 0.5 + APART / 2, y: 0.55 };
    const { frames, doubt } = followPerson(both, clip, { type: 'juggling', chosen });
    expect({ isLeft: isLeft(frames), doubt }).toEqual({ isLeft: false, doubt: null });
  });

  it('is who moves most where nobody juggles', () => {
    const standing = beside(film(ready({}), filming).frames, stander());
    const { frames, doubt } = followPerson(standing, clip, { type: 'juggling' });
    expect({ isLeft: isLeft(frames), doubt }).toEqual({ isLeft: false, doubt: null });
  });
});

describe('who of two does the skill', () => {
  const close = { duration: 3, rate: 30 } as const;
  /** Somebody who runs on the spot, a camera going along: their feet go farther than those of anybody who kicks once. */
  const runner = film(walk({ cadence: 2.6, stride: 30, bend: 60, pace: 0, heading: 0 }), close).frames;
  const kicker = film(shot(), close).frames;

  it('is the one who kicks, though somebody else moves more', () => {
    const both = beside(kicker, runner);
    expect(isLeft(followPerson(both, clip).frames)).toBe(false);
    const { frames, doubt } = followPerson(both, clip, { type: 'shooting' });
    expect({ isLeft: isLeft(frames), doubt }).toEqual({ isLeft: true, doubt: null });
  });

  it('is asked where both do it', () => {
    const kicks = beside(kicker, film((time) => shot()(time - 0.3), close).frames);
    expect(followPerson(kicks, clip, { type: 'shooting' }).doubt).toBe('whoIsMeant');
    const low = film(jockey({ leftKnee: 130, rightKnee: 130, stagger: 0.45, heading: 0 }), { duration: 3, rate: 12 }).frames;
    expect(followPerson(beside(low, low), clip, { type: 'defending' }).doubt).toBe('whoIsMeant');
    expect(followPerson(beside(low, low), clip, { type: 'dribbling' }).doubt).toBeNull();
  });

  it('is not asked of one player who leaves the picture, comes back elsewhere and does it again', () => {
    const at = (late: number, by: number): DetectedFrame[] =>
      kicker.map(({ time, pose }) => ({ time: time + late, poses: pose ? [moved(pose, ({ x }) => ({ x: x + by }))] : [] }));
    const twice = [...at(0, -APART / 2), ...at(8, APART / 2)];
    expect(followPerson(twice, clip, { type: 'shooting' }).doubt).toBeNull();
  });

  it('is the liveliest where the one who does it is far away: the clip is not about somebody in the background', () => {
    const small = kicker.map(({ time, pose }) => ({ time, pose: pose && moved(pose, ({ x, y }) => ({ x: 0.5 + (x - 0.5) * 0.4, y: 0.5 + (y - 0.5) * 0.4 })) }));
    const { frames, doubt } = followPerson(beside(small, runner), clip, { type: 'shooting' });
    expect({ isLeft: isLeft(frames), doubt }).toEqual({ isLeft: false, doubt: null });
  });
});

describe('somebody who is lost and found', () => {
  const lostFor = (seconds: number, frames: readonly DetectedFrame[]) =>
    frames.map(({ time, poses }) => ({ time, poses: time > 3 && time < 3 + seconds ? poses.slice(1) : poses }));
  const close = beside(juggler().frames, film(ready({}), filming).frames).map(({ time, poses: [left, right] }) => ({
    time,
    poses: [left, right && moved(right, ({ x }) => ({ x: x - APART + 0.12 }))].filter((pose) => pose !== undefined),
  }));

  it('may be another where one like them stands beside', () => {
    expect(followPerson(lostFor(0.7, close), clip, { type: 'juggling' }).doubt).toBe('mayHaveSlipped');
  });

  it('is not asked for again who was pointed out: they see whom the skeleton is on', () => {
    const chosen = { time: 1, x: 0.5 - APART / 2, y: 0.55 };
    expect(followPerson(lostFor(0.7, close), clip, { type: 'juggling', chosen }).doubt).toBeNull();
  });

  it('is the same after a blink, or where the other one is far away', () => {
    expect(followPerson(lostFor(0.15, close), clip, { type: 'juggling' }).doubt).toBeNull();
    expect(followPerson(lostFor(0.7, beside(juggler().frames, stander())), clip, { type: 'juggling' }).doubt).toBeNull();
  });
});
