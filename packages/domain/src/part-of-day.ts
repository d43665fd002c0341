export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day at an hour of the player's clock, 0 to 23 (spec 001 §9). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
