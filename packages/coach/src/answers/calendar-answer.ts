import { addDays, daysBetween, parsePracticeDay, type PracticeDay } from '@touchline/domain';
import { coachSmallTalkLines as lines } from '@touchline/messages/coach-lines';
import type { CalendarQuestion, YearDay } from '../question-parts/calendar-question-types.ts';
import type { Asked } from './answer-context.ts';
import { DAYS_IN_WEEK } from '../text/weekday-names.ts';
import { asSentence, dateOf, weekdayFromMonday, weekdayOf } from './phrasing.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The next day of that date from a day on; null where no year near has it. */
function nextOf({ month, day }: YearDay, today: PracticeDay): PracticeDay | null {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].map((one) => parsePracticeDay(`${one}-${twoDigits(month + 1)}-${twoDigits(day)}`));
  return days.find((one) => one !== null && one >= today) ?? null;
}

/** How many days it is from the player's today until a day of the year. */
export function daysUntilText(until: YearDay, { context, say }: Pick<Asked, 'context' | 'say'>): string {
  const day = nextOf(until, context.today);
  if (day === null) return say(lines.noSuchDay);
  const count = daysBetween(context.today, day);
  const values = { date: dateOf(day, context.today), weekday: weekdayOf(day), count };
  return asSentence(say(count === 0 ? lines.dayIsToday : count === 1 ? lines.dayIsTomorrow : lines.daysUntil, values));
}

/** How many days it is until the next day of that name. */
function untilWeekday(wanted: number, { context, say }: Asked): string {
  const count = (wanted - weekdayFromMonday(context.today) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  const day = addDays(context.today, count);
  return asSentence(say(count === 0 ? lines.dayIsToday : count === 1 ? lines.dayIsTomorrow : lines.daysUntil, { date: dateOf(day, context.today), weekday: weekdayOf(day), count }));
}

/** Which day it is for the player, or how many days there are until one. */
export function calendarAnswer(asked: CalendarQuestion, asking: Asked): readonly string[] {
  if (asked.of === 'daysUntil') return [daysUntilText(asked.until, asking)];
  if (asked.of === 'daysUntilWeekday') return [untilWeekday(asked.weekday, asking)];
  return [asking.say(lines.today, { weekday: weekdayOf(asking.context.today), date: dateOf(asking.context.today, asking.context.today) })];
}
