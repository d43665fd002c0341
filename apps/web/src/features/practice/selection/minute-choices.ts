import { sessionLimits, type MinuteRange } from '@touchline/domain';

/**
 * The lengths offered for a drill, in minutes: the one that stands in the field first, then what suits a day in one go, the
 * ends of the range, and its middle where that is a round five.
 */
export function minuteChoices({ from, to }: MinuteRange): number[] {
  const middle = (from + to) / 2;
  return [sessionLimits.defaultMinutes, from, ...(middle % 5 === 0 ? [middle] : []), to];
}
