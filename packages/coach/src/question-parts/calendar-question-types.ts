/** A day of the year, January being 0. */
export interface YearDay {
  readonly month: number;
  readonly day: number;
}
/** What is asked of the calendar: which day it is, when a day is, or how many days there are until it or until a day of the week, Monday being 0. */
export type CalendarQuestion = { readonly of: 'today' } | { readonly of: 'daysUntil'; readonly until: YearDay } | { readonly of: 'daysUntilWeekday'; readonly weekday: number };
