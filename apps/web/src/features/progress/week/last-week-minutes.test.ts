import { expect, it } from 'vitest';
import { lastWeekMinutes } from './last-week-minutes.ts';

const days = [
  { day: '2026-05-23', sessions: 1, minutes: 100 },
  { day: '2026-05-24', sessions: 1, minutes: 10 },
  { day: '2026-05-28', sessions: 1, minutes: 20 },
  { day: '2026-05-30', sessions: 1, minutes: 40 },
  { day: '2026-05-31', sessions: 1, minutes: 100 },
];

it('is the minutes of Sunday to the same weekday, and to Saturday', () => {
  expect(lastWeekMinutes(days, '2026-05-31', '2026-06-04')).toEqual({ byNow: 30, whole: 70 });
  expect(lastWeekMinutes(days, '2026-05-31', '2026-05-31')).toEqual({ byNow: 10, whole: 70 });
  expect(lastWeekMinutes(days, '2026-05-31', '2026-06-06')).toEqual({ byNow: 70, whole: 70 });
});

it('is nothing where nobody practised in it', () => {
  expect(lastWeekMinutes(days, '2026-06-14', '2026-06-16')).toBeNull();
});
