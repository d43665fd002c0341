import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayAtOffset,
  daysBetween,
  daysOfWeek,
  isTimeZone,
  monthStart,
  parsePracticeDay,
  practiceDayOf,
  utcOffsetMinutes,
  weekday,
  weekStart,
} from './practice-day.ts';
import type { PracticeDay } from './practice-day.ts';
import { count } from './testing/test-repetitions.ts';

const runs = { numRuns: count('pureProperty') };
const day = (text: string): PracticeDay => {
  const parsed = parsePracticeDay(text);
  if (parsed === null) throw new Error(`not a day: ${text}`);
  return parsed;
};
const someDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)));

describe('the practice day of an instant', () => {
  it.each([
    ['2026-06-15T22:59:59.999Z', 'Europe/London', '2026-06-15'],
    ['2026-06-15T23:00:00.000Z', 'Europe/London', '2026-06-16'],
    ['2026-12-15T23:59:59.999Z', 'Europe/London', '2026-12-15'],
    ['2026-06-15T09:59:59.999Z', 'Pacific/Kiritimati', '2026-06-15'],
    ['2026-06-15T10:00:00.000Z', 'Pacific/Kiritimati', '2026-06-16'],
    ['2026-06-15T10:59:59.999Z', 'Pacific/Pago_Pago', '2026-06-14'],
    ['2026-06-15T11:00:00.000Z', 'Pacific/Pago_Pago', '2026-06-15'],
    ['2026-06-15T18:14:59.999Z', 'Asia/Kathmandu', '2026-06-15'],
    ['2026-06-15T18:15:00.000Z', 'Asia/Kathmandu', '2026-06-16'],
    ['2026-01-01T03:29:59.999Z', 'America/St_Johns', '2025-12-31'],
    ['2026-01-01T03:30:00.000Z', 'America/St_Johns', '2026-01-01'],
    ['2024-02-29T12:00:00.000Z', 'UTC', '2024-02-29'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(practiceDayOf(new Date(instant), zone)).toBe(expected);
  });

  it('leaves out the date that Samoa left out when it moved over the date line', () => {
    expect(practiceDayOf(new Date('2011-12-30T09:59:59Z'), 'Pacific/Apia')).toBe('2011-12-29');
    expect(practiceDayOf(new Date('2011-12-30T10:00:00Z'), 'Pacific/Apia')).toBe('2011-12-31');
  });

  it('goes back to yesterday where the clock was put back just after midnight', () => {
    expect(practiceDayOf(new Date('2010-11-07T02:30:30Z'), 'America/St_Johns')).toBe('2010-11-07');
    expect(practiceDayOf(new Date('2010-11-07T02:31:30Z'), 'America/St_Johns')).toBe('2010-11-06');
  });

  it('is refused for an unknown zone, an invalid instant or a year it does not know', () => {
    expect(() => practiceDayOf(new Date(), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => practiceDayOf(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
    expect(() => practiceDayOf(new Date('0099-06-01T00:00:00Z'), 'UTC')).toThrow(RangeError);
    expect(() => practiceDayOf(new Date('9999-12-31T23:00:00Z'), 'Pacific/Kiritimati')).toThrow(RangeError);
  });
});

describe('the offset of a zone', () => {
  it.each([
    ['Europe/London', '2026-03-29T00:59:59.999Z', 0],
    ['Europe/London', '2026-03-29T01:00:00.000Z', 60],
    ['Europe/London', '2026-10-25T00:59:59.999Z', 60],
    ['Europe/London', '2026-10-25T01:00:00.000Z', 0],
    ['Australia/Lord_Howe', '2026-04-04T14:59:59.999Z', 660],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z', 630],
    ['America/St_Johns', '2026-03-08T05:29:59.999Z', -210],
    ['America/St_Johns', '2026-03-08T05:30:00.000Z', -150],
    ['Pacific/Auckland', '2026-04-04T13:59:59.999Z', 780],
    ['Pacific/Auckland', '2026-04-04T14:00:00.000Z', 720],
    ['America/Sao_Paulo', '2018-02-18T01:59:59.999Z', -120],
    ['America/Sao_Paulo', '2018-02-18T02:00:00.000Z', -180],
    ['Africa/Casablanca', '2025-02-23T01:59:59.999Z', 60],
    ['Africa/Casablanca', '2025-02-23T02:00:00.000Z', 0],
    ['Asia/Kathmandu', '2026-06-15T12:00:00Z', 345],
    ['Pacific/Kiritimati', '2026-06-15T12:00:00Z', 840],
    ['Pacific/Pago_Pago', '2026-06-15T12:00:00Z', -660],
    ['Pacific/Honolulu', '2026-06-15T12:00:00Z', -600],
    ['UTC', '2026-06-15T12:00:00.500Z', 0],
  ])('%s at %s is %d minutes', (zone, instant, minutes) => {
    expect(utcOffsetMinutes(new Date(instant), zone)).toBe(minutes);
  });

  it('moves the instant to the practice day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        fc.constantFrom('Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns'),
        (instant, zone) => {
          expect(dayAtOffset(instant, utcOffsetMinutes(instant, zone))).toBe(practiceDayOf(instant, zone));
        },
      ),
      runs,
    );
  });
});

describe('a time zone', () => {
  it.each([
    'UTC',
    'Europe/London',
    'America/Argentina/Buenos_Aires',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Etc/GMT+5',
    'EST5EDT',
    'EST',
    'Japan',
    'europe/london',
  ])('may be named %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '+02:00',
    '-11',
    '+0530',
    'UTC+2',
    'GMT+02:00',
    'Z',
    'PST',
    'act',
    'SystemV/PST8',
    'Europe/Atlantis',
    'Europe/London ',
    'undefined',
    '../etc/localtime',
  ])('may not be named "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

describe('reading a practice day', () => {
  it.each(['2026-06-15', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(parsePracticeDay(text)).toBe(text);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-06-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-6-15',
    '26-06-15',
    '0999-12-31',
    '12026-01-01',
    '2026-06-15T00:00:00Z',
    ' 2026-06-15',
    '2026/06/15',
    'today',
    '',
  ])('refuses "%s"', (text) => {
    expect(parsePracticeDay(text)).toBeNull();
  });
});

describe('counting days', () => {
  it('goes over months, leap days and years', () => {
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28');
    expect(daysBetween(day('2023-12-31'), day('2025-01-01'))).toBe(367);
    expect(daysBetween(day('2026-06-15'), day('2026-06-14'))).toBe(-1);
  });

  it('ends with the calendar', () => {
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(day('1000-01-01'), -1)).toThrow(RangeError);
  });

  it('comes back to where it began, and later days sort after earlier ones', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(addDays(to, -days)).toBe(from);
        expect(Math.sign(days)).toBe(to < from ? -1 : Number(to > from));
      }),
      runs,
    );
  });
});

describe('the week and the month', () => {
  it('begin on Sunday and on the 1st', () => {
    expect(weekday(day('2026-06-14'))).toBe(0);
    expect(weekday(day('2026-06-20'))).toBe(6);
    expect(weekStart(day('2026-06-14'))).toBe('2026-06-14');
    expect(weekStart(day('2026-06-20'))).toBe('2026-06-14');
    expect(weekStart(day('2026-01-01'))).toBe('2025-12-28');
    const week = ['2025-12-28', '2025-12-29', '2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03'];
    expect(daysOfWeek(day('2026-01-01'))).toEqual(week);
    expect(daysOfWeek(day('2026-01-03'))).toEqual(week);
    expect(monthStart(day('2026-06-01'))).toBe('2026-06-01');
    expect(monthStart(day('2024-02-29'))).toBe('2024-02-01');
  });

  it('hold their day', () => {
    fc.assert(
      fc.property(someDay, (someday) => {
        const sunday = weekStart(someday);
        expect(weekday(sunday)).toBe(0);
        expect(daysBetween(sunday, someday)).toBe(weekday(someday));
        expect(monthStart(someday) <= someday).toBe(true);
        expect(addDays(monthStart(someday), Number(someday.slice(8)) - 1)).toBe(someday);
      }),
      runs,
    );
  });
});
