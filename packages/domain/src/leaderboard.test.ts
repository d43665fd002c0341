import { describe, expect, it, test } from 'vitest';
import { parsePracticeDay, type PracticeDay } from './calendar.ts';
import { boardStart, nameOnBoard, teamKeyOf } from './leaderboard.ts';

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
