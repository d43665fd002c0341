import { describe, expect, it } from 'vitest';
import { landmarkIndex } from '../landmarks.ts';
import type { PoseFrame } from '../landmarks.ts';
import { film } from '../testing/synthetic-film.ts';
import { placesOf } from '../testing/synthetic-ball.ts';
import { juggle } from '../testing/synthetic-motions.ts';
import { reboundsOf } from './ball-rebounds.ts';

const LEG = 0.36;
const { frames, clip } = film(() => juggle()(0), { duration: 4, rate: 15 });
const pose = frames[0]?.pose ?? [];
const [toe, knee] = [pose[landmarkIndex.leftFootIndex], pose[landmarkIndex.leftKnee]];
const times = [0.2, 0.8, 1.4, 2, 2.6, 3.2, 3.8];
/** The ball comes down to a point of the body, so many leg lengths above it and beside it. */
const onto = (point: typeof toe, up: number, aside = 0) =>
  times.map((time) => ({ time, x: (point?.x ?? 0) + (aside * LEG * clip.height) / clip.width, y: (point?.y ?? 0) - up * LEG }));
const turns = (marks: ReturnType<typeof onto>) => reboundsOf(placesOf(frames, marks, LEG), frames, clip, LEG);

describe('turns of the ball', () => {
  it('are at a foot or a knee, at the lowest place of its way', () => {
    const atFoot = turns(onto(toe, 0.2));
    expect(atFoot.map(({ part }) => part)).toEqual(['foot', 'foot', 'foot', 'foot', 'foot']);
    for (const [at, { time }] of atFoot.entries()) expect(Math.abs(time - (times[at + 1] ?? 0))).toBeLessThan(0.04);
    expect(turns(onto(knee, 0.15)).map(({ part }) => part)).toEqual(['knee', 'knee', 'knee', 'knee', 'knee']);
  });

  it('are none far from the body, nor beside a foot on the ground', () => {
    expect(turns(onto(toe, 0.2, 0.8))).toEqual([]);
    expect(turns(onto(toe, 0.1, 0.4))).toEqual([]);
    expect(turns(onto(knee, 1.2))).toEqual([]);
  });

  it('are none of what goes up and down with a foot, as a shoe does', () => {
    const stamping: PoseFrame[] = frames.map(({ time }) => ({
      time,
      pose: pose.map((landmark, at) => {
        const isFoot = at === landmarkIndex.leftFootIndex || at === landmarkIndex.leftAnkle || at === landmarkIndex.leftHeel;
        return isFoot ? { ...landmark, y: landmark.y - 0.3 * LEG * Math.abs(Math.sin(2 * Math.PI * time)) } : landmark;
      }),
    }));
    const shoe = stamping.map((frame) => {
      const at = frame.pose?.[landmarkIndex.leftFootIndex];
      return { time: frame.time, place: at ? { x: at.x, y: at.y, likelihood: 0.8 } : null };
    });
    expect(reboundsOf(shoe, stamping, clip, LEG)).toEqual([]);
  });
});
