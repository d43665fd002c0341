/** How many quotes the dashboard turns through (spec 001 §9). */
export const quoteCount = 5;

/** Which quote a day of the month shows, 0 to 4. */
export function quoteOfDay(dayOfMonth: number): number {
  return dayOfMonth % quoteCount;
}
