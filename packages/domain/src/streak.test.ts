import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PracticeDay } from './practice-day.ts';
import { continuesInOrder, currentStreak, extendStreak, noStreak, streakFromMarks, streakMark } from './streak.ts';
import type { StreakMark, StreakState } from './streak.ts';
import { count } from './testing/test-repetitions.ts';

const home = 'Europe/London';
const auckland = 'Pacific/Auckland';
const honolulu = 'Pacific/Honolulu';

/** A session finished at an instant (ISO, with the offset of its place) in a zone. */
const session = (finishedAt: string, zone = home): StreakMark => streakMark(new Date(finishedAt), zone);

/** What a player is left with who saves these sessions in this order, one at a time. */
function saveOneByOne(marks: readonly StreakMark[]): StreakState {
  return marks.reduce<StreakState>(
    (state, mark, index) =>
      continuesInOrder(state, mark) ? extendStreak(state, mark) : streakFromMarks(marks.slice(0, index + 1)),
    noStreak,
  );
}

const threeDays = [
  session('2026-06-15T18:00:00+01:00'),
  session('2026-06-16T07:00:00+01:00'),
  session('2026-06-17T21:00:00+01:00'),
];

describe('a streak at home', () => {
  it('is nothing before the first session', () => {
    expect(streakFromMarks([])).toEqual(noStreak);
    expect(currentStreak(noStreak, new Date('2026-06-15T12:00:00Z'), home)).toBe(0);
  });

  it('grows by a day with each day of practice', () => {
    expect(saveOneByOne(threeDays)).toMatchObject({ run: 3, best: 3, practiceDays: 3, lastDay: '2026-06-17' });
  });

  it('counts a day once, however often the player practises', () => {
    const again = session('2026-06-17T22:00:00+01:00');
    expect(saveOneByOne([...threeDays, again])).toMatchObject({ run: 3, practiceDays: 3 });
  });

  it('starts again after a missed day and remembers the best', () => {
    const later = session('2026-06-19T18:00:00+01:00');
    expect(saveOneByOne([...threeDays, later])).toMatchObject({ run: 1, best: 3, practiceDays: 4 });
  });

  it('counts two days for 23:59 and 00:01', () => {
    const atMidnight = [session('2026-06-15T23:59:00+01:00'), session('2026-06-16T00:01:00+01:00')];
    expect(saveOneByOne(atMidnight)).toMatchObject({ run: 2, practiceDays: 2 });
  });

  it('lasts from 00:01 of one day to 23:59 of the next', () => {
    const almostTwoDaysApart = [session('2026-06-15T00:01:00+01:00'), session('2026-06-16T23:59:00+01:00')];
    expect(saveOneByOne(almostTwoDaysApart).run).toBe(2);
  });

  it.each([
    ['loses an hour', ['2026-03-28T23:59:00+00:00', '2026-03-29T23:59:00+01:00', '2026-03-30T00:01:00+01:00']],
    ['gains an hour', ['2026-10-24T00:01:00+01:00', '2026-10-25T23:59:00+00:00', '2026-10-26T23:59:00+00:00']],
  ])('counts the day that %s as one', (_words, finishes) => {
    expect(saveOneByOne(finishes.map((finish) => session(finish)))).toMatchObject({ run: 3, practiceDays: 3 });
  });

  it('keeps its order where the clock goes back over midnight', () => {
    const zone = 'America/St_Johns';
    const marks = [
      session('2010-11-05T12:00:00Z', zone),
      session('2010-11-07T02:30:30Z', zone),
      session('2010-11-07T02:40:00Z', zone),
    ];
    expect(marks.map((mark) => mark.day)).toEqual(['2010-11-05', '2010-11-07', '2010-11-06']);
    expect(saveOneByOne(marks)).toMatchObject({ run: 3, practiceDays: 3, lastDay: '2010-11-07' });
  });
});

describe('the streak shown', () => {
  const state = saveOneByOne(threeDays);

  it.each([
    ['on the last day', '2026-06-17T23:59:59+01:00', 3],
    ['all of the next day', '2026-06-18T23:59:59.999+01:00', 3],
    ['no more when that day is over', '2026-06-19T00:00:00+01:00', 0],
  ])('stands %s', (_words, now, days) => {
    expect(currentStreak(state, new Date(now), home)).toBe(days);
  });

  it('stands for a player who flew east, where the last day has not begun', () => {
    const sunrise = saveOneByOne([session('2026-06-16T09:00:00+12:00', auckland)]);
    expect(currentStreak(sunrise, new Date('2026-06-15T14:00:00-10:00'), honolulu)).toBe(1);
  });

  it('stands for a player who just lost a date over the date line, until that day is over', () => {
    const monday = saveOneByOne([session('2026-06-15T20:00:00-10:00', honolulu)]);
    expect(currentStreak(monday, new Date('2026-06-17T05:00:00+12:00'), auckland)).toBe(1);
    expect(currentStreak(monday, new Date('2026-06-17T23:59:00+12:00'), auckland)).toBe(1);
    expect(currentStreak(monday, new Date('2026-06-18T00:00:00+12:00'), auckland)).toBe(0);
  });

  it('is refused for an unknown zone', () => {
    expect(() => currentStreak(state, new Date('2026-06-18T12:00:00Z'), '+01:00')).toThrow(RangeError);
  });
});

describe('a streak over the date line', () => {
  const monday = session('2026-06-15T20:00:00-10:00', honolulu);

  it('goes on when the flight west swallows a date, which counts as none', () => {
    const wednesday = session('2026-06-17T09:00:00+12:00', auckland);
    expect(saveOneByOne([monday, wednesday])).toMatchObject({ run: 2, best: 2, practiceDays: 2 });
  });

  it('breaks when a second date is missing', () => {
    const thursday = session('2026-06-18T09:00:00+12:00', auckland);
    expect(saveOneByOne([monday, thursday])).toMatchObject({ run: 1, practiceDays: 2 });
  });

  it('breaks for a missed date when the clock moved ahead by less than 12 h', () => {
    const london = session('2026-01-12T20:00:00+00:00');
    const sydney = session('2026-01-14T09:00:00+11:00', 'Australia/Sydney');
    expect(saveOneByOne([london, sydney])).toMatchObject({ run: 1, practiceDays: 2 });
  });

  it('goes on from a move of exactly 12 h', () => {
    const saoPaulo = session('2026-06-15T20:00:00-03:00', 'America/Sao_Paulo');
    const tokyo = session('2026-06-17T09:00:00+09:00', 'Asia/Tokyo');
    expect(saveOneByOne([saoPaulo, tokyo])).toMatchObject({ run: 2, practiceDays: 2 });
  });

  it('breaks for a date missed flying east, where no date is lost', () => {
    const there = session('2026-06-15T09:00:00+12:00', auckland);
    const here = session('2026-06-17T09:00:00-10:00', honolulu);
    expect(saveOneByOne([there, here])).toMatchObject({ run: 1, practiceDays: 2 });
  });

  it('breaks for a date missed after the flight', () => {
    const marks = [
      monday,
      session('2026-06-17T09:00:00+12:00', auckland),
      session('2026-06-19T09:00:00+12:00', auckland),
    ];
    expect(saveOneByOne(marks)).toMatchObject({ run: 1, best: 2, practiceDays: 3 });
  });

  it('counts a date lived twice once', () => {
    const marks = [
      session('2026-06-15T18:00:00+12:00', auckland),
      session('2026-06-16T09:00:00+12:00', auckland),
      session('2026-06-15T20:00:00-10:00', honolulu),
      session('2026-06-16T20:00:00-10:00', honolulu),
    ];
    expect(saveOneByOne(marks)).toMatchObject({ run: 2, practiceDays: 2, lastDay: '2026-06-16' });
  });

  it('counts a date missed the first time and practised the second', () => {
    const marks = [
      session('2026-06-14T18:00:00+12:00', auckland),
      session('2026-06-16T09:00:00+12:00', auckland),
      session('2026-06-15T20:00:00-10:00', honolulu),
    ];
    expect(saveOneByOne(marks)).toMatchObject({ run: 3, practiceDays: 3, lastDay: '2026-06-16' });
  });

  it('goes by the order of finish, not of dates, when a player flies east and back', () => {
    const tuesdayInAuckland = session('2026-06-16T09:00:00+12:00', auckland);
    const mondayInHonolulu = session('2026-06-15T20:00:00-10:00', honolulu);
    const thursdayInAuckland = session('2026-06-18T09:00:00+12:00', auckland);
    const state = saveOneByOne([tuesdayInAuckland, mondayInHonolulu]);
    expect(currentStreak(state, new Date('2026-06-18T06:00:00+12:00'), auckland)).toBe(2);
    expect(saveOneByOne([tuesdayInAuckland, mondayInHonolulu, thursdayInAuckland])).toMatchObject({ run: 3 });
  });

  it('does not see a flight east and back without a session between', () => {
    const tuesday = session('2026-06-16T09:00:00+12:00', auckland);
    const thursday = session('2026-06-18T09:00:00+12:00', auckland);
    expect(saveOneByOne([tuesday, thursday])).toMatchObject({ run: 1, practiceDays: 2 });
  });

  it('agrees with itself for clocks set across the whole world within minutes', () => {
    const wednesday = session('2026-06-17T00:30:00+14:00', 'Pacific/Kiritimati');
    const monday = session('2026-06-15T23:40:00-11:00', 'Pacific/Pago_Pago');
    const wednesdayAgain = session('2026-06-17T00:50:00+14:00', 'Pacific/Kiritimati');
    const marks = [wednesday, monday, wednesdayAgain];
    expect(saveOneByOne(marks)).toEqual(streakFromMarks(marks));
    expect(saveOneByOne(marks)).toMatchObject({ run: 2, practiceDays: 2 });
  });

  it('takes the last of several zones in a day as the one flown from', () => {
    const marks = [
      session('2026-06-15T09:00:00+12:00', auckland),
      session('2026-06-15T18:00:00-10:00', honolulu),
      session('2026-06-17T09:00:00+12:00', auckland),
    ];
    expect(saveOneByOne(marks)).toMatchObject({ run: 2, practiceDays: 2 });
  });

  it('forgives one date for one flight', () => {
    const mark = (text: string, offsetMinutes: number, hour: number): StreakMark => ({
      day: text as PracticeDay,
      offsetMinutes,
      finishedAt: new Date(Date.UTC(2026, 5, 15, hour)),
    });
    const twoHoles = [mark('2026-06-17', 840, 1), mark('2026-06-15', -660, 2), mark('2026-06-19', 840, 3)];
    expect(streakFromMarks(twoHoles)).toMatchObject({ run: 1, best: 2, practiceDays: 3 });
  });

  it('goes on where a whole country moved over the line', () => {
    const zone = 'Pacific/Apia';
    const marks = [session('2011-12-29T18:00:00-10:00', zone), session('2011-12-31T18:00:00+14:00', zone)];
    expect(saveOneByOne(marks)).toMatchObject({ run: 2, practiceDays: 2 });
  });

  it('spans the widest of zones', () => {
    const marks = [
      session('2026-06-15T23:59:00-11:00', 'Pacific/Pago_Pago'),
      session('2026-06-17T04:00:00+14:00', 'Pacific/Kiritimati'),
    ];
    expect(saveOneByOne(marks)).toMatchObject({ run: 2, practiceDays: 2 });
  });
});

describe('a late session', () => {
  const [first, second, third] = threeDays as [StreakMark, StreakMark, StreakMark];

  it('joins the runs on either side of its day', () => {
    expect(saveOneByOne([first, third, second])).toEqual(saveOneByOne(threeDays));
  });

  it('does not continue in order, and is not taken for one that does', () => {
    const state = saveOneByOne([first, third]);
    expect(continuesInOrder(state, second)).toBe(false);
    expect(() => extendStreak(state, second)).toThrow(RangeError);
  });

  it('of the last day does not continue in order either: it may be the one flown from', () => {
    const earlierThatDay = session('2026-06-17T08:00:00+01:00');
    expect(continuesInOrder(saveOneByOne(threeDays), earlierThatDay)).toBe(false);
  });
});

describe('any history of sessions', () => {
  const zone = fc.constantFrom(
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    auckland,
    honolulu,
    'Asia/Kathmandu',
    'America/St_Johns',
    home,
  );
  const hours = fc.oneof(fc.constantFrom(0, 0, 24, 48), fc.double({ min: 0, max: 50, noNaN: true }));
  /** Sessions in order of their finish, hours apart, wherever the player's clock says it is. */
  const history = fc
    .tuple(
      fc.date({ min: new Date('2007-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      fc.array(fc.tuple(hours, zone), { maxLength: 12 }),
    )
    .map(([start, steps]) => {
      let at = start.getTime();
      return steps.map(([later, place]) => streakMark(new Date((at += Math.round(later * 3_600_000))), place));
    });
  const runs = { numRuns: count('pureProperty') };

  it('gives the same streak saved one by one and counted at once', () => {
    fc.assert(
      fc.property(history, (marks) => {
        expect(saveOneByOne(marks)).toEqual(streakFromMarks(marks));
      }),
      runs,
    );
  });

  it('gives the same streak in whatever order the sessions arrive', () => {
    const delivered = history.chain((marks) =>
      fc.tuple(fc.constant(marks), fc.shuffledSubarray(marks, { minLength: marks.length })),
    );
    fc.assert(
      fc.property(delivered, ([marks, shuffled]) => {
        expect(saveOneByOne(shuffled)).toEqual(streakFromMarks(marks));
      }),
      runs,
    );
  });

  it('has no more days in a run than in the best, and no more in the best than were practised', () => {
    fc.assert(
      fc.property(history, (marks) => {
        const { run, best, practiceDays } = streakFromMarks(marks);
        expect(practiceDays).toBe(new Set(marks.map((mark) => mark.day)).size);
        expect(best).toBeLessThanOrEqual(practiceDays);
        expect(run).toBeLessThanOrEqual(best);
        expect(run > 0).toBe(marks.length > 0);
      }),
      runs,
    );
  });

  it('shows the streak that practising now would continue', () => {
    fc.assert(
      fc.property(history, hours, zone, (marks, later, place) => {
        const state = saveOneByOne(marks);
        const last = marks.at(-1)?.finishedAt.getTime() ?? 0;
        const now = streakMark(new Date(last + 1 + Math.round(later * 3_600_000)), place);
        fc.pre(continuesInOrder(state, now));
        const isNewDay = now.day !== state.lastDay;
        const after = extendStreak(state, now).run;
        expect(currentStreak(state, now.finishedAt, place)).toBe(isNewDay ? after - 1 : after);
      }),
      runs,
    );
  });
});
