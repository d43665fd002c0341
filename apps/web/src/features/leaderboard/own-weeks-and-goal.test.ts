import { describe, expect, test } from 'vitest';
import { ownWeeksOf } from './own-weeks-and-goal.ts';

/** A Wednesday; its week began on Sunday 2026-06-07. */
const to = '2026-06-10';
const day = (date: string, minutes: number, sessions = 1) => ({ day: date, minutes, sessions });

describe('the own weeks', () => {
  test('begin with this week and go back to the first one with practice, those without it between them', () => {
    const weeks = ownWeeksOf({ to, days: [day('2026-05-17', 5), day('2026-05-23', 10, 2), day('2026-06-07', 5), day('2026-06-10', 7)] });
    expect(weeks?.recent).toEqual([
      { start: '2026-06-07', days: 2, drills: 2, minutes: 12 },
      { start: '2026-05-31', days: 0, drills: 0, minutes: 0 },
      { start: '2026-05-24', days: 0, drills: 0, minutes: 0 },
      { start: '2026-05-17', days: 2, drills: 3, minutes: 15 },
    ]);
  });

  test('are six at most, and the best week may be an older one', () => {
    const weeks = ownWeeksOf({ to, days: [day('2026-03-01', 90), day('2026-05-03', 20), day('2026-06-07', 5)] });
    expect(weeks?.recent).toHaveLength(6);
    expect(weeks?.best).toMatchObject({ start: '2026-03-01', minutes: 90 });
  });

  test('have no best one while only one has practice', () => {
    expect(ownWeeksOf({ to, days: [day('2026-06-07', 5)] })?.best).toBeNull();
  });

  test('are none for a day that is no date', () => {
    expect(ownWeeksOf({ to: 'today', days: [] })).toBeNull();
  });
});

describe('the race against last week', () => {
  test('is run by what last week had up to the same day, and ends at all of it', () => {
    const days = [day('2026-05-31', 10), day('2026-06-03', 5), day('2026-06-04', 20), day('2026-06-10', 12)];
    expect(ownWeeksOf({ to, days })?.race).toEqual({ now: 12, lastByNow: 15, lastTotal: 35 });
  });

  test('is none where last week had no practice', () => {
    expect(ownWeeksOf({ to, days: [day('2026-05-17', 10), day('2026-06-10', 12)] })?.race).toBeNull();
  });
});

describe('the goal of this week', () => {
  test.each([
    ['nothing was ever practised', [], { kind: 'none' }],
    ['one day of the first week is done', [day('2026-06-09', 5)], { kind: 'firstDays', days: 1 }],
    ['two are', [day('2026-06-08', 5), day('2026-06-10', 5, 2)], { kind: 'firstDays', days: 2 }],
    ['three are', [day('2026-06-08', 5), day('2026-06-09', 5), day('2026-06-10', 5)], { kind: 'first' }],
    ['this week has nothing yet', [day('2026-06-01', 5)], { kind: 'start' }],
    ['it is the best', [day('2026-06-01', 5), day('2026-06-08', 12)], { kind: 'record', minutes: 7 }],
    ['it is ahead of the last, and another was better', [day('2026-05-10', 90), day('2026-06-01', 5), day('2026-06-08', 12)], { kind: 'ahead', minutes: 7 }],
    ['it is level with the last', [day('2026-06-01', 12), day('2026-06-08', 12)], { kind: 'behind', minutes: 1 }],
    ['it is behind the last', [day('2026-06-01', 40), day('2026-06-08', 12)], { kind: 'behind', minutes: 29 }],
    ['the last is out of reach for a day', [day('2026-06-01', 140), day('2026-06-08', 12)], { kind: 'far' }],
    ['the last week was a rest', [day('2026-05-10', 40), day('2026-06-08', 12)], { kind: 'again' }],
  ])('when %s', (_, days, goal) => {
    expect(ownWeeksOf({ to, days })?.goal).toEqual(goal);
  });

  // 2026-06-12 is a Friday; the week ends on Saturday.
  test.each([
    ['2026-06-12', [day('2026-06-11', 5)], { kind: 'firstDays', days: 1 }],
    ['2026-06-12', [day('2026-06-12', 5)], { kind: 'first' }],
    ['2026-06-13', [day('2026-06-11', 5), day('2026-06-12', 5)], { kind: 'firstDays', days: 2 }],
    ['2026-06-13', [day('2026-06-11', 5), day('2026-06-13', 5)], { kind: 'first' }],
  ])('asks on %s for no more days than are left of the first week', (today, days, goal) => {
    expect(ownWeeksOf({ to: today, days })?.goal).toEqual(goal);
  });
});
