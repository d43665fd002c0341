import { describe, expect, test } from 'vitest';
import { sessionOf } from './testing/stats-and-sessions.ts';
import { currentPracticeWeek } from './current-practice-week.ts';

const on = (day: string, minutes = 5) => sessionOf('juggling', 20, { practice_day: day, duration_minutes: minutes });

describe('this week', () => {
  test('runs from Sunday and counts days, drills and minutes of its own days only', () => {
    const week = currentPracticeWeek(
      '2026-06-04',
      [on('2026-06-04', 10), on('2026-06-04'), on('2026-06-01'), on('2026-05-30', 60)],
      50,
    );
    expect(week).toMatchObject({ drills: 3, minutes: 20 });
    expect(week?.days.map(({ day, practised, when }) => `${day} ${practised ? 'x' : '-'} ${when}`)).toEqual([
      '2026-05-31 - past',
      '2026-06-01 x past',
      '2026-06-02 - past',
      '2026-06-03 - past',
      '2026-06-04 x today',
      '2026-06-05 - ahead',
      '2026-06-06 - ahead',
    ]);
  });

  test('is empty for a player without sessions', () => {
    expect(currentPracticeWeek('2026-06-04', [], 50)).toMatchObject({ drills: 0, minutes: 0 });
  });

  test('counts no session that earned nothing, as the totals do', () => {
    const twice = sessionOf('juggling', 20, { practice_day: '2026-06-03', unpaid: 'overlap' });
    const week = currentPracticeWeek('2026-06-04', [on('2026-06-04'), twice], 50);
    expect(week).toMatchObject({ drills: 1, minutes: 5 });
    expect(week?.days.filter(({ practised }) => practised).map(({ day }) => day)).toEqual(['2026-06-04']);
  });

  test('is not told when the sessions at hand may not hold all of it', () => {
    expect(currentPracticeWeek('2026-06-04', [on('2026-06-04'), on('2026-06-03')], 2)).toBeNull();
    expect(currentPracticeWeek('2026-06-04', [on('2026-06-04'), on('2026-05-30')], 2)).not.toBeNull();
  });
});
