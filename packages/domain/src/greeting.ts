export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day at an hour of the player's clock, 0 to 23 (spec 001 §9). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** How many quotes the dashboard turns through (spec 001 §9). */
export const quoteCount = 5;

/** Which quote a day of the month shows, 0 to 4. */
export function quoteOfDay(dayOfMonth: number): number {
  return dayOfMonth % quoteCount;
}
