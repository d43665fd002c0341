import { describe, expect, it } from 'vitest';
import { believedTouches } from './believed-touches.ts';
import type { Rise } from './believed-touches.ts';

const rise = (time: number, likelihood: number, part: Rise['part'] = 'foot'): Rise => ({ time, leg: 'left', part, likelihood, above: 0.3 });
const timesOf = (rises: readonly Rise[], from = 0, to = 12) => believedTouches(rises, { from, to }).map(({ time }) => time);
const each = (seconds: number, likelihood: number, count = 8) => Array.from({ length: count }, (_, at) => rise(1 + at * seconds, likelihood));

describe('rises of a foot', () => {
  it('are touches where one likely one follows the other, and none where steps follow one another', () => {
    expect(timesOf(each(0.6, 0.5))).toHaveLength(8);
    expect(timesOf(each(0.5, 0.2))).toEqual([]);
  });

  it('that are unlikely by themselves are touches among likely ones', () => {
    expect(timesOf([rise(1, 0.15), rise(1.6, 0.6), rise(2.2, 0.15), rise(2.8, 0.6), rise(3.4, 0.7)])).toEqual([1, 1.6, 2.2, 2.8, 3.4]);
    expect(timesOf([rise(1, 0.6), rise(1.6, 0.05), rise(2.2, 0.6), rise(2.8, 0.7)])).toEqual([1, 2.2, 2.8]);
  });

  it('are touches also after the player stood for long, and where the ball is caught now and then', () => {
    expect(timesOf([rise(9, 0.6), rise(9.6, 0.6), rise(10.2, 0.6)])).toEqual([9, 9.6, 10.2]);
    expect(timesOf([rise(1, 0.8), rise(3, 0.8), rise(3.6, 0.8), rise(5.6, 0.8)])).toEqual([1, 3, 3.6, 5.6]);
  });

  it('are no juggling where there is one alone, or one now and then', () => {
    expect(timesOf([rise(1, 0.95)])).toEqual([]);
    expect(timesOf([rise(1, 0.9), rise(5.9, 0.9), rise(10.8, 0.9)])).toEqual([]);
    expect(timesOf([rise(1, 0.9), rise(1.8, 0.9)])).toEqual([1, 1.8]);
  });

  it('that lie at one time are one: the knee before the toe it carries, else the likeliest', () => {
    expect(believedTouches([rise(1, 0.6, 'knee'), rise(1.1, 0.9), rise(1.7, 0.5), rise(1.8, 0.8), rise(2.4, 0.8)], { from: 0, to: 4 })).toMatchObject([
      { time: 1, part: 'knee' },
      { time: 1.8 },
      { time: 2.4 },
    ]);
  });

  it('that follow a far likelier one sooner than a ball comes down again are none, and are touches where they are about as likely', () => {
    const others = each(0.8, 0.8, 5);
    expect(timesOf([...others, rise(1.33, 0.3), rise(3.05, 0.39)])).toEqual(others.map(({ time }) => time));
    expect(timesOf([...others, rise(1.33, 0.5)])).toHaveLength(6);
    expect(timesOf([...others, rise(1.4, 0.2)])).toHaveLength(6);
  });
});
