import type { FormReview, KeyMoment, PoseFrame } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { STEP, stepped, timelineOf } from './aligned-timeline.ts';

const attempt = (moments: readonly KeyMoment[], times: readonly number[], seenFrom = 0) => ({
  review: { moments } as unknown as FormReview,
  frames: times.map((time): PoseFrame => ({ time, pose: time < seenFrom ? null : [] })),
});
const contact = (time: number): KeyMoment => ({ name: 'contact', time });

describe('two attempts on one line', () => {
  it('meet at the moment that tells most, and the line reaches as far as either', () => {
    const line = timelineOf(attempt([{ name: 'plant', time: 0.9 }, contact(1)], [0.4, 1, 1.3]), attempt([contact(2.5)], [2.2, 2.5, 3.5]));
    expect(line).toMatchObject({ before: 1, now: 2.5, moment: { name: 'contact', time: 2.5 } });
    expect(line.from).toBeCloseTo(-0.6);
    expect(line.to).toBeCloseTo(1);
  });

  it('begin together where they share no moment, each at where it is first seen', () => {
    const line = timelineOf(attempt([contact(1)], [0, 0.5, 1], 0.5), attempt([{ name: 'turn', time: 1 }], [3, 4]));
    expect(line).toMatchObject({ before: 0.5, now: 3, moment: null });
  });

  it('of which nothing was seen make a line all the same', () => {
    expect(timelineOf(attempt([], []), attempt([], []))).toEqual({ from: 0, to: STEP, before: 0, now: 0, moment: null });
  });

  it('are stepped through a picture at a time, through the moment itself, within the line', () => {
    const line = timelineOf(attempt([contact(1)], [0.9, 1.1]), attempt([contact(1)], [0.9, 1.1]));
    expect(stepped(-STEP, 1, line)).toBeCloseTo(0);
    expect(stepped(0.01, 1, line)).toBeCloseTo(STEP);
    expect(stepped(line.to, 1, line)).toBe(line.to);
    expect(stepped(line.from, -1, line)).toBe(line.from);
  });
});
