import type { Progress } from '@touchline/contracts';
import { daysOfWeek, type DayTotals, type PracticeDay } from '@touchline/domain';

/** What the rows have together of a number. */
export function sumOf<Field extends string>(rows: readonly { readonly [F in Field]: number }[], field: Field): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

/** Today and this week, Sunday to Saturday. `days` are those with practice, from the Sunday on. */
export function daysOf(days: readonly DayTotals[], today: PracticeDay): Pick<Progress, 'today' | 'week'> {
  // After a flight east the last day may be later than today: a date that is lived a second time.
  const ofToday = days.filter(({ day }) => day >= today);
  return {
    today: {
      day: today,
      drills: sumOf(ofToday, 'sessions'),
      minutes: sumOf(ofToday, 'minutes'),
      experience: sumOf(ofToday, 'experience'),
    },
    week: {
      activeDays: days.length,
      drills: sumOf(days, 'sessions'),
      minutes: sumOf(days, 'minutes'),
      days: daysOfWeek(today).map((day) => {
        const practice = days.find((one) => one.day === day);
        return { day, sessions: practice?.sessions ?? 0, minutes: practice?.minutes ?? 0 };
      }),
    },
  };
}
