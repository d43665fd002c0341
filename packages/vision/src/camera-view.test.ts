import { describe, expect, it } from 'vitest';
import { recordingOf } from './testing/recorded-landmarks.ts';
import { film } from './testing/synthetic-film.ts';
import { followPerson } from './person/follow-person.ts';
import { viewOf } from './camera-view.ts';
import { reviewFromRequest } from './testing/review-from-request.ts';
import { shot } from './testing/synthetic-motions.ts';
import { changed, walk } from './testing/synthetic-walker.ts';

const seenAt = (heading: number) => {
  const { clip, frames } = film(walk({ cadence: 1.8, stride: 20, bend: 40, pace: 0, heading }), { duration: 1 });
  return viewOf(frames, clip);
};

describe('from where the player was filmed', () => {
  it('is told by the width of the shoulders beside the trunk', () => {
    expect([0, 10, 170, 180].map(seenAt)).toEqual(['side', 'side', 'side', 'side']);
    expect([40, 140].map(seenAt)).toEqual(['oblique', 'oblique']);
    expect([80, 90, 270].map(seenAt)).toEqual(['front', 'front', 'front']);
  });

  it('is the front in the clip of a real kick, and the side in the clip of a walker', () => {
    const views = (['kick-720p-h264', 'two-people-vp9'] as const).map((name) => {
      const { clip, frames } = recordingOf(name);
      return viewOf(followPerson(frames, clip).frames, clip);
    });
    expect(views).toEqual(['front', 'side']);
  });

  it('is unknown where nobody was seen', () => {
    const clip = { width: 1280, height: 720, duration: 1, frameRate: 30 };
    expect(viewOf([], clip)).toBeNull();
    expect(viewOf([{ time: 0, pose: null }], clip)).toBeNull();
  });
});

describe('from where a kick was filmed', () => {
  /** Stands for nine seconds as `before` says, then kicks as `heading` says. */
  const kicked = (before: number, heading: number) => {
    const motion = shot({ heading });
    const filmed = film((time) => (time < 9 ? { ...motion(0), heading: before } : motion(time - 9)), { duration: 12 });
    const { view, measures } = reviewFromRequest({ type: 'shooting', ...filmed, people: 1, age: 15 });
    return { view, hasKneeAngle: measures.some(({ id }) => id === 'supportKneeAtContact') };
  };

  it('is told around it: who turned away or towards the camera before is not measured as they stood then', () => {
    expect(kicked(90, 90)).toEqual({ view: 'front', hasKneeAngle: false });
    expect(kicked(0, 90)).toEqual({ view: 'front', hasKneeAngle: false });
    expect(kicked(0, 0)).toEqual({ view: 'side', hasKneeAngle: true });
    expect(kicked(90, 0)).toEqual({ view: 'side', hasKneeAngle: true });
  });

  it('and its lengths are the player’s there: who came up from far away slid no farther', () => {
    const values = (grow: boolean) => {
      const { clip, frames } = film((time) => shot({ slide: 0.25 })(Math.max(0, time - 9)), { duration: 12 });
      // Half as large at first, and as large as they kick from the eighth second on.
      const sizeAt = (at: number): number => (grow ? Math.min(1, 0.5 + at / 30 / 16) : 1);
      const coming = changed(frames, (landmark, _point, at) => ({
        ...landmark,
        x: 0.2 + (landmark.x - 0.2) * sizeAt(at),
        y: 0.9 + (landmark.y - 0.9) * sizeAt(at),
      }));
      const { measures } = reviewFromRequest({ type: 'shooting', clip, frames: coming, people: 1, age: 15 });
      return measures.find(({ id }) => id === 'plantFootStill')?.value ?? null;
    };
    expect(values(false)).toBeGreaterThan(3);
    expect(values(true)).toBeCloseTo(values(false) ?? 0, 0);
  });
});
