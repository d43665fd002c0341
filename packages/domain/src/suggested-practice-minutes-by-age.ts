/** Minutes of practice in a day, both ends included. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

/** Up to this age, in years, a range is meant; the last row is for everyone older. */
const ranges: readonly { readonly upTo: number; readonly minutes: MinuteRange }[] = [
  { upTo: 8, minutes: { from: 10, to: 15 } },
  { upTo: 12, minutes: { from: 15, to: 25 } },
  { upTo: Infinity, minutes: { from: 20, to: 40 } },
];

/** What suits a player whose age is not known. */
const UNKNOWN_AGE = 12;

/** From the least that suits anybody to the most. */
export function suggestedMinutesOfAll(): MinuteRange {
  return { from: Math.min(...ranges.map(({ minutes }) => minutes.from)), to: Math.max(...ranges.map(({ minutes }) => minutes.to)) };
}

/** How long a session suits a player of this age in years: suggested, never forced. */
export function suggestedMinutes(age: number | null): MinuteRange {
  const range = ranges.find(({ upTo }) => (age ?? UNKNOWN_AGE) <= upTo);
  if (range === undefined) throw new RangeError('An age is a number of years, or null');
  return range.minutes;
}
