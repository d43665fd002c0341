import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parsePracticeDay, type PracticeDay } from './practice-day.ts';
import { boardGap, boardPeriods, boardStart, boardStartBefore, drillsToPass, nameOnBoard, teamKeyOf } from './leaderboard.ts';
import { count } from './testing/test-repetitions.ts';

const day = (text: string) => parsePracticeDay(text) as PracticeDay;

describe('a board begins', () => {
  it.each([
    ['daily', '2026-11-20', '2026-11-20'],
    ['weekly', '2026-11-20', '2026-11-15'],
    ['weekly', '2026-11-15', '2026-11-15'],
    ['weekly', '2026-01-01', '2025-12-28'],
    ['monthly', '2026-11-20', '2026-11-01'],
    ['monthly', '2026-12-01', '2026-12-01'],
    ['alltime', '2026-11-20', '1900-01-01'],
  ] as const)('%s of %s on %s', (period, of, start) => {
    expect(boardStart(period, day(of))).toBe(start);
  });
});

test('a player without a name is shown by the end of the id', () => {
  const id = '01a1f7f4-1e87-75af-aaac-134e525ffc56';
  expect(nameOnBoard('Noa', id)).toBe('Noa');
  expect(nameOnBoard(null, id)).toBe('Player 525ffc56');
  expect(nameOnBoard('  ', id)).toBe('Player 525ffc56');
  // The page's own mark is nobody's name.
  expect(nameOnBoard('Noa (You)', id)).toBe('Noa');
  expect(nameOnBoard('（you）', id)).toBe('Player 525ffc56');
});

describe('past a better row come', () => {
  it.each([
    ['as many drills and one', 1, 1, true, 1, 2, 2],
    ['the first drill of a new day, of rows with as many days', 1, 1, false, 1, 9, 1],
    ['the drills that are missing after a day was caught up', 1, 1, false, 2, 3, 3],
    ['one drill where the day that was caught up was all', 1, 6, false, 2, 3, 1],
    ['no drills of a day that counts already', 1, 1, true, 2, 3, null],
    ['no drills of one day of two that are missing', 1, 9, false, 3, 3, null],
  ] as const)('%s', (_, days, drills, practisedToday, betterDays, betterDrills, needed) => {
    expect(drillsToPass({ days, drills }, { days: betterDays, drills: betterDrills }, practisedToday)).toBe(needed);
  });
});

describe('a team', () => {
  it.each([
    ['Harbour City', 'harbour city'],
    ['  harbour   CITY ', 'harbour city'],
    ['ＦＣ Nord', 'fc nord'],
  ])('typed %j is %j', (typed, key) => {
    expect(teamKeyOf(typed)).toBe(key);
  });

  it.each([[null], [''], ['   '], ['Individual Players'], [' individual  players ']])('%j is none', (typed) => {
    expect(teamKeyOf(typed)).toBeNull();
  });
});

describe('the board before', () => {
  it.each([
    ['daily', '2026-03-01', '2026-02-28'],
    ['weekly', '2026-11-15', '2026-11-08'],
    ['monthly', '2026-01-01', '2025-12-01'],
  ] as const)('the %s one of %s began on %s', (period, startsOn, before) => {
    expect(boardStartBefore(period, day(startsOn))).toBe(before);
  });

  it('of all time there is none', () => {
    expect(boardStartBefore('alltime', boardStart('alltime', day('2026-11-15')))).toBeNull();
  });

  it.each(boardPeriods.filter((period) => period !== 'alltime'))('ends where the %s one begins', (period) => {
    const start = boardStart(period, day('2026-03-01'));
    const before = boardStartBefore(period, start);
    expect(before).not.toBeNull();
    expect([before && before < start, before && boardStart(period, before)]).toEqual([true, before]);
  });
});

describe('the gap to a better row', () => {
  it.each([
    [{ days: 3, drills: 9 }, { days: 5, drills: 5 }, { unit: 'days', count: 2 }],
    [{ days: 3, drills: 4 }, { days: 3, drills: 9 }, { unit: 'drills', count: 5 }],
    [{ days: 0, drills: 0 }, { days: 1, drills: 1 }, { unit: 'days', count: 1 }],
  ] as const)('from %o to %o is %o', (own, better, gap) => {
    expect(boardGap(own, better)).toEqual(gap);
  });

  it.each([
    [{ days: 3, drills: 9 }, { days: 3, drills: 9 }],
    [{ days: 3, drills: 1 }, { days: 2, drills: 9 }],
  ])('is none from %o to %o', (own, other) => {
    expect(() => boardGap(own, other)).toThrow(RangeError);
  });

  it('is as many as it takes to be level in what it counts', () => {
    const score = fc.record({ days: fc.nat(40), drills: fc.nat(90) });
    const pair = fc.tuple(score, score).filter(([own, better]) => better.days > own.days || (better.days === own.days && better.drills > own.drills));
    fc.assert(
      fc.property(pair, ([own, better]) => {
        const gap = boardGap(own, better);
        expect(own[gap.unit] + gap.count).toBe(better[gap.unit]);
        expect(gap.count).toBeGreaterThan(0);
      }),
      { numRuns: count('pureProperty') },
    );
  });
});
