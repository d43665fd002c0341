import { describe, expect, it } from 'vitest';
import { headlineOf } from './streak-headline.ts';

const headline = (drillsToday: number, current: number, best: number) =>
  headlineOf({
    today: { day: '2026-06-04', drills: drillsToday, minutes: 0, experience: 0 },
    streak: { current, best, gaugeMax: 30 },
  });

describe('the headline', () => {
  it('tells the day of the streak to who has practised today', () => {
    expect(headline(1, 5, 12)).toEqual({ code: 'today', day: 5 });
  });

  it('speaks of the longest streak from three days on', () => {
    expect(headline(1, 2, 2).code).toBe('today');
    expect(headline(1, 3, 3)).toEqual({ code: 'best', day: 3 });
    expect(headline(1, 3, 4).code).toBe('today');
  });

  it('tells what today would make of a streak that is alive', () => {
    expect(headline(0, 5, 12)).toEqual({ code: 'keep', day: 6 });
  });

  it('starts anew where the streak has ended', () => {
    expect(headline(0, 0, 12)).toEqual({ code: 'restart', day: 1 });
  });
});
