import type { MinuteRange } from '@touchline/domain';

/** The lengths offered out of a range, in minutes: its ends, and the middle where that is a round five. */
export function minuteChoices({ from, to }: MinuteRange): number[] {
  const middle = (from + to) / 2;
  return middle % 5 === 0 ? [from, middle, to] : [from, to];
}
