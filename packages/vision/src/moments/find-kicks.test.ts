import { describe, expect, it } from 'vitest';
import { landmarkIndex } from '../landmarks.ts';
import { film } from '../testing/synthetic-film.ts';
import type { Film } from '../testing/synthetic-film.ts';
import { backswing, heldBack, kickTimes, pass, shot } from '../testing/synthetic-motions.ts';
import { reviewFromRequest } from '../testing/review-from-request.ts';
import { changed, walk } from '../testing/synthetic-walker.ts';
import { findMoments } from './find-moments.ts';

const filmed = (motion: Parameters<typeof film>[0], rate = 30) => film(motion, { duration: 3, rate });
const found = ({ frames, clip }: Film, type: Parameters<typeof findMoments>[2] = 'shooting') => {
  const { kickingLeg, moments } = findMoments(frames, clip, type);
  return { kickingLeg, ...Object.fromEntries(moments.map(({ name, time }) => [name, time])) } as {
    kickingLeg: string | null;
    plant?: number;
    backswing?: number;
    contact?: number;
    followThrough?: number;
  };
};

describe('a kick from the side', () => {
  it.each([30, 60])('has its four moments within a frame of the truth at %i frames a second', (rate) => {
    const moments = found(filmed(shot(), rate));
    const frame = 1 / rate + 1e-6;
    expect(moments.kickingLeg).toBe('right');
    expect(Math.abs((moments.contact ?? 0) - kickTimes.contact)).toBeLessThanOrEqual(frame);
    expect(Math.abs((moments.followThrough ?? 0) - kickTimes.followThrough)).toBeLessThanOrEqual(frame);
    expect(Math.abs((moments.plant ?? 0) - kickTimes.plant)).toBeLessThanOrEqual(frame);
    expect(moments.backswing).toBeGreaterThanOrEqual(backswing.from - frame);
    expect(moments.backswing).toBeLessThanOrEqual(backswing.to + frame);
  });

  it('is of the left leg when the left one kicks, the right one planted', () => {
    const { frames, clip } = filmed(shot({ kicking: 'left' }));
    const { kickingLeg, moments } = findMoments(frames, clip, 'setpiece');
    expect(kickingLeg).toBe('left');
    expect(moments.find(({ name }) => name === 'plant')?.leg).toBe('right');
    expect(moments.find(({ name }) => name === 'contact')?.leg).toBe('left');
  });

  it('has no backswing to believe from the front', () => {
    const moments = found(filmed(shot({ heading: 90 })));
    expect(moments.backswing).toBeUndefined();
  });

  it('has no backswing to believe where the knee seems bent further than a knee bends', () => {
    expect(found(filmed(shot({ backswingKnee: 45 }))).backswing).toBeDefined();
    expect(found(filmed(shot({ backswingKnee: 30 }))).backswing).toBeUndefined();
  });

  it('is found where the swing is seen poorly for up to three frames, and not where the leg was hidden', () => {
    const hide = (from: number, to: number) => {
      const { frames, clip } = filmed(shot());
      const hidden = changed(frames, (landmark, point, at) => {
        const leg = point === landmarkIndex.rightAnkle || point === landmarkIndex.rightKnee;
        return leg && at >= from && at < to ? { ...landmark, visibility: 0.1 } : landmark;
      });
      return found({ frames: hidden, clip }).kickingLeg;
    };
    expect(hide(43, 46)).toBe('right');
    expect(hide(38, 52)).toBeNull();
  });
});

describe('a shot whose foot stays low after it', () => {
  /** Seen from above or askew: of how far the kicking foot is above the other, only this share shows. */
  const lowered = (motion: ReturnType<typeof shot>, share: number) => {
    const { frames, clip } = filmed(motion, 60);
    const foot: ReadonlySet<number> = new Set((['Ankle', 'Heel', 'FootIndex'] as const).map((joint) => landmarkIndex[`right${joint}`]));
    const seen = frames.map(({ time, pose }) => {
      const lift = (pose?.[landmarkIndex.leftAnkle]?.y ?? 0) - (pose?.[landmarkIndex.rightAnkle]?.y ?? 0);
      return { time, pose: pose && pose.map((landmark, point) => (foot.has(point) ? { ...landmark, y: landmark.y + lift * (1 - share) } : landmark)) };
    });
    return found({ frames: seen, clip }).kickingLeg;
  };
  /** At this many times the speed of the synthetic player, whose shots are gentle. */
  const low = (times: number) => (time: number) => shot({ followThigh: 20 })(time * times);

  it('is one by its backswing, also where that looks lower and the swing is faster than any step', () => {
    expect(lowered(low(1.6), 1)).toBe('right');
    expect(lowered(low(1.6), 0.5)).toBe('right');
  });

  it('is none where no backswing shows, or the leg swings no faster than in a step out of a low one', () => {
    expect(lowered(low(1.6), 0.2)).toBeNull();
    expect(lowered(low(0.8), 0.5)).toBeNull();
  });
});

describe('a low pass', () => {
  it('is found by its own gentler rule, which no shot is held to', () => {
    const moments = found(filmed(pass()), 'passing');
    expect(moments.kickingLeg).toBe('right');
    expect(Math.abs((moments.contact ?? 0) - kickTimes.contact)).toBeLessThanOrEqual(1 / 30 + 1e-6);
    expect(found(filmed(pass()), 'shooting').kickingLeg).toBeNull();
  });

  it('is found too where the foot stays near the ground after it: a ball is kept low so', () => {
    const moments = found(filmed(pass({ followThigh: 24 })), 'passing');
    expect(moments.kickingLeg).toBe('right');
    expect(Math.abs((moments.contact ?? 0) - kickTimes.contact)).toBeLessThanOrEqual(1 / 30 + 1e-6);
  });

  it('is none where the leg only comes forward from a step, without a backswing', () => {
    const step = walk({ cadence: 1.6, stride: 24, bend: 30, pace: 1, heading: 0 });
    expect(found(filmed((time) => step(Math.min(time, 1.25))), 'passing').kickingLeg).toBeNull();
  });
});

/** The same without a run-up. */
function standing(motion: ReturnType<typeof shot>): ReturnType<typeof shot> {
  return (time) => {
    const stance = motion(time);
    return { ...stance, at: { ...stance.at, forward: 0 } };
  };
}

describe('a swing without a ball', () => {
  it.each([['a shot', shot(), 'shooting'], ['a pass', pass(), 'passing'], ['a low pass', pass({ followThigh: 24 }), 'passing']] as const)(
    'is %s no longer where the foot stops beside the other one, and is one where it goes on past it',
    (_what, motion, type) => {
      const review = (one: typeof motion) => reviewFromRequest({ type, ...filmed(one), people: 1, age: 15 });
      expect(review(motion).kickingLeg).toBe('right');
      expect(review(heldBack(motion))).toMatchObject({ kickingLeg: null, moments: [], overallScore: null, notMeasured: ['noKickSeen'] });
    },
  );

  it('is not told from the front, where the foot swings along the camera’s line', () => {
    expect(reviewFromRequest({ type: 'shooting', ...filmed(shot({ heading: 90 })), people: 1, age: 15 }).kickingLeg).toBe('right');
  });
});

describe('a kick in slow motion', () => {
  const slowed = (times: number) => film((time) => shot()(time / times), { duration: 3 * times, rate: 30 });
  const reasons = ({ clip, frames }: Film) => reviewFromRequest({ type: 'shooting', clip, frames, people: 1, age: 15 }).notMeasured;

  it.each([8, 16])('is not scored, and said to be one, %i times slower', (times) => {
    expect(reasons(slowed(times))).toEqual(['slowMotion']);
  });

  it.each([2, 2.5, 3])('is scored by its angles, and said to be one, %s times slower: what a time is asked of is left out', (times) => {
    const { clip, frames } = slowed(times);
    const { overallScore, notMeasured, measures } = reviewFromRequest({ type: 'shooting', clip, frames, people: 1, age: 15 });
    expect(notMeasured).toContain('slowedKick');
    expect(overallScore).toBeGreaterThan(85);
    expect(measures.map(({ id }) => id)).not.toContain('plantFootStill');
  });

  it.each([
    ['a shot', shot(), 'shooting'],
    ['a pass', pass(), 'passing'],
    ['a kick with a foot that slides', shot({ slide: 0.4 }), 'shooting'],
    ['a pass out of a stand', standing(pass()), 'passing'],
    ['a shot out of a stand', standing(shot()), 'shooting'],
  ] as const)('is not thought of in %s at its own speed', (_which, motion, type) => {
    const { clip, frames } = filmed(motion);
    const review = reviewFromRequest({ type, clip, frames, people: 1, age: 15 });
    expect(review.kickingLeg).toBe('right');
    expect(review.notMeasured).not.toContain('slowedKick');
  });

  it('is not thought of where somebody walks, runs or stands', () => {
    for (const [cadence, pace] of [[1.9, 0.4], [2.8, 0.5], [0.1, 0]] as const) {
      expect(reasons(filmed(walk({ cadence, stride: 24, bend: 55, pace, heading: 0 })))).toEqual(['noKickSeen']);
    }
  });

  it('is not thought of where a leg is swung slowly by somebody who walks at their own speed', () => {
    const slow = slowed(8);
    const walker = film(walk({ cadence: 1.9, stride: 24, bend: 55, pace: 0, heading: 0 }), { duration: 3, rate: 30 });
    const frames = [...slow.frames, ...walker.frames.map(({ time, pose }) => ({ time: time + 24, pose }))];
    expect(reasons({ clip: { ...slow.clip, duration: 27 }, frames })).toEqual(['noKickSeen']);
  });
});

describe('what is no kick', () => {
  const walking = { cadence: 1.9, stride: 24, bend: 55, pace: 1.6 };

  it.each([0, 45, 90, 180])('is a walk, seen from any side, %i°', (heading) => {
    expect(found(filmed(walk({ ...walking, heading })), 'passing').kickingLeg).toBeNull();
  });

  it.each([0, 60, 90])('is a run with high heels, %i°', (heading) => {
    const run = walk({ cadence: 2.8, stride: 35, bend: 95, pace: 4, heading });
    expect(found(filmed(run), 'passing').kickingLeg).toBeNull();
    expect(found(filmed(run), 'shooting').kickingLeg).toBeNull();
  });

  it('is a cut from one scene to another, or several', () => {
    const scenes = [
      filmed(walk({ ...walking, heading: 0 })),
      film(walk({ ...walking, heading: 60 }), { duration: 3, shot: { x: 0.3, ground: 0.8, leg: 0.2 } }),
      film(shot({ kicking: 'left' }), { duration: 3, shot: { x: 0.6, ground: 0.95, leg: 0.45 } }),
    ] as const;
    for (const length of [4, 9, 15]) {
      // The third scene stops long before anybody kicks.
      const frames = scenes[0].frames.map((frame, at) => {
        const scene = scenes[Math.floor(at / length) % 3];
        return { time: frame.time, pose: scene?.frames[at % 30]?.pose ?? null };
      });
      expect(found({ frames, clip: scenes[0].clip }, 'passing').kickingLeg).toBeNull();
    }
  });

  it('is a player who stands, a coarse pass alone, an empty scene', () => {
    const still = filmed(walk({ cadence: 1, stride: 0, bend: 0, pace: 0, heading: 0 }));
    expect(found(still, 'passing').kickingLeg).toBeNull();
    const { frames, clip } = filmed(shot());
    expect(found({ frames: frames.filter((_, at) => at % 5 === 0), clip }).kickingLeg).toBeNull();
    expect(findMoments([], clip, 'shooting')).toEqual({ kickingLeg: null, moments: [] });
    expect(findMoments([{ time: 0, pose: null }], clip, 'shooting')).toEqual({ kickingLeg: null, moments: [] });
  });
});
