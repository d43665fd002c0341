import { describe, expect, it } from 'vitest';
import { kickTimes, pass, shot } from '../testing/synthetic-motions.ts';
import { film } from '../testing/synthetic-film.ts';
import { walk } from '../testing/synthetic-walker.ts';
import { denseWindows, windowsBeside } from './dense-sampling-windows.ts';

const dense = (motion: Parameters<typeof film>[0], rate: number, every: number, first = 0) => {
  const { clip, frames } = film(motion, { duration: 3, rate });
  return { clip, window: denseWindows(frames.filter((_, at) => at % every === first), clip, 'shooting')[0] };
};

describe('the dense pass', () => {
  it.each([shot(), shot({ kicking: 'left' }), pass()])('covers the whole kick from any coarse pass', (motion) => {
    for (const every of [4, 6]) {
      for (let first = 0; first < every; first += 1) {
        const { window } = dense(motion, 30, every, first);
        expect(window?.from).toBeLessThanOrEqual(kickTimes.contact - 0.2);
        expect(window?.to).toBeGreaterThanOrEqual(kickTimes.followThrough);
      }
    }
  });

  it('is about 25 frames at 30 a second, and as long a time at 60', () => {
    for (const [rate, every] of [[30, 4], [60, 8]] as const) {
      const { window } = dense(shot(), rate, every);
      expect(((window?.to ?? 0) - (window?.from ?? 0)) * 30).toBeCloseTo(25, 1);
    }
  });

  it('is made around each of several kicks, and around three moments at most', () => {
    const spans = (duration: number) => {
      const { clip, frames } = film((time) => shot()(time % 2.5), { duration, rate: 30 });
      return denseWindows(frames.filter((_, at) => at % 5 === 0), clip, 'shooting');
    };
    const two = spans(5);
    for (const contact of [kickTimes.contact, kickTimes.contact + 2.5]) {
      expect(two.some(({ from, to }) => from <= contact - 0.2 && to >= contact + 0.2)).toBe(true);
    }
    expect(spans(15)).toHaveLength(3);
  });

  it('stays within the clip', () => {
    const { clip, frames } = film((time) => shot()(time + 1.4), { duration: 0.6, rate: 30 });
    const [window] = denseWindows(frames.filter((_, at) => at % 4 === 0), clip, 'shooting');
    expect(window?.from).toBe(0);
    expect(window?.to).toBeLessThanOrEqual(0.6);
  });

  it('is not needed for types without a kick, nor where nobody’s feet were seen', () => {
    const { clip, frames } = film(shot(), { duration: 3, rate: 5 });
    expect(denseWindows(frames, clip, 'dribbling')).toEqual([]);
    expect(denseWindows(frames, clip, 'juggling')).toEqual([]);
    expect(denseWindows(frames.map(({ time }) => ({ time, pose: null })), clip, 'shooting')).toEqual([]);
    expect(denseWindows([], clip, 'passing')).toEqual([]);
  });
});

describe('somebody else in the clip', () => {
  const coarse = (motion: Parameters<typeof film>[0]) => film(motion, { duration: 3, rate: 6 });
  const { clip, frames: kicker } = coarse(shot());
  const { frames: walker } = coarse(walk({ cadence: 1.8, stride: 22, bend: 44, pace: 0, heading: 0 }));

  it('is looked at closely where a kick of theirs is likelier, or as likely', () => {
    const [window] = windowsBeside(kicker, walker, clip, 'shooting');
    expect(window?.from).toBeLessThanOrEqual(kickTimes.contact - 0.2);
    expect(window?.to).toBeGreaterThanOrEqual(kickTimes.followThrough);
    expect(windowsBeside(kicker, kicker, clip, 'shooting')).toHaveLength(1);
  });

  it('is not where they only walk beside a kick, nor where nobody is to kick', () => {
    expect(windowsBeside(walker, kicker, clip, 'shooting')).toEqual([]);
    expect(windowsBeside(kicker, walker, clip, 'dribbling')).toEqual([]);
  });
});
