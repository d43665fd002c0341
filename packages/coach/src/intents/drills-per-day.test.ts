import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { drillsPerDayIn } from './drills-per-day.ts';

describe('more drills on a day of a plan', () => {
  it.each([
    ['make it 2 or 3 drills a day instead of 1', { least: 2, most: 3 }],
    ['can i do two exercises per day', { least: 2, most: 2 }],
    ['more than one drill each day please', { least: 2, most: 3 }],
    ['mach 3 übungen pro tag', { least: 3, most: 3 }],
    ['make it 3 days', null],
    ['15 minutes a day', null],
    ['not on friday', null],
  ])('are known by their words: %s', (text, wanted) => {
    expect(drillsPerDayIn(text.replace('ü', 'u'), false)).toEqual(wanted);
  });

  it('stand in the plan with their minutes', () => {
    const { response } = talkWithCoach('en', ['make me a plan for 5 days with 30 minutes', 'make it 2 or 3 drills a day']);
    expect(response).toMatch(/3 drills/);
    expect(response.match(/8 minutes/g)?.length).toBeGreaterThan(10);
    expect(talkWithCoach('en', ['make me a plan for 5 days with 30 minutes', 'thursday 30 mins of just one drill? thats a lot']).response).toMatch(/3 drills/);
  });

  it('are refused truly where the minutes do not hold them', () => {
    expect(talkWithCoach('en', ['make me a plan for 4 days with 5 minutes', 'make it 3 drills a day']).response).toMatch(/too short/);
  });
});
