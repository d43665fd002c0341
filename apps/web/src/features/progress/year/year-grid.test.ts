import { describe, expect, it } from 'vitest';
import { HALF_YEAR_WEEKS, isHalfYear, monthStarts, shownFrom, yearDays, yearMonths, yearWeeks } from './year-grid.ts';

/** A Thursday, and the Sunday 52 weeks before its own. */
const [FROM, TO] = ['2025-06-01', '2026-06-04'];
const on = (day: string, minutes: number) => ({ day, sessions: 1, minutes });

describe('the year', () => {
  it('has 53 weeks from a Sunday on, the last of them up to today', () => {
    const weeks = yearWeeks(yearDays(FROM, TO, []));
    expect(weeks).toHaveLength(53);
    expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
    expect(weeks.at(-1)?.map(({ day }) => day)).toEqual([
      '2026-05-31',
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
      '2026-06-04',
    ]);
  });

  it('is stronger the longer a day was', () => {
    const minutes = [0, 1, 9, 10, 19, 20, 39, 40, 240];
    const days = yearDays('2026-05-24', TO, minutes.map((of, index) => on(`2026-05-${24 + index}`, of)).slice(0, 8));
    expect(days.slice(0, 8).map(({ level }) => level)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
    expect(yearDays(TO, TO, [on(TO, 240)])[0]?.level).toBe(4);
  });

  it('has each day once, through a leap day', () => {
    const days = yearDays('2023-12-31', '2024-12-31', []).map(({ day }) => day);
    expect(days).toHaveLength(367);
    expect(new Set(days).size).toBe(367);
    expect(days).toContain('2024-02-29');
  });

  it('names a month in the week in which it begins', () => {
    const starts = monthStarts(yearWeeks(yearDays(FROM, TO, [])));
    expect(starts[0]).toEqual({ week: 0, day: '2025-06-01' });
    expect(starts).toHaveLength(13);
    expect(starts.at(-1)).toEqual({ week: 52, day: '2026-06-01' });
  });

  it('adds its months up, the latest first', () => {
    const months = yearMonths(yearDays(FROM, TO, [on('2026-06-01', 10), on('2026-06-03', 5), on('2025-07-31', 30)]));
    expect(months).toHaveLength(13);
    expect(months[0]).toEqual({ month: '2026-06', days: 2, sessions: 2, minutes: 15 });
    expect(months.find(({ month }) => month === '2025-07')).toEqual({ month: '2025-07', days: 1, sessions: 1, minutes: 30 });
    expect(months.find(({ month }) => month === '2025-08')?.days).toBe(0);
  });

  it('begins with the week of the first practice, a quarter of a year ago at the latest', () => {
    const since = (...days: string[]) => shownFrom({ from: FROM, to: TO, days: days.map((day) => on(day, 10)) });
    expect(since('2026-01-07', '2026-06-01')).toBe('2026-01-04');
    expect(since('2026-06-01')).toBe('2026-03-08');
    expect(yearWeeks(yearDays(since('2026-06-01'), TO, []))).toHaveLength(13);
    expect(since('2025-06-03', '2026-06-01')).toBe(FROM);
  });

  it.each(['2026-01-07', '2025-12-05', '2025-11-30', '2025-11-29', '2025-10-07'])('since %s is half a year where its weeks stand in one row', (first) => {
    const year = { from: FROM, to: TO, days: [on(first, 10)] };
    const weeks = yearWeeks(yearDays(shownFrom(year), TO, year.days));
    expect(isHalfYear(year)).toBe(weeks.length <= HALF_YEAR_WEEKS);
    expect(isHalfYear(year)).toBe(first >= '2025-11-30');
  });
});
