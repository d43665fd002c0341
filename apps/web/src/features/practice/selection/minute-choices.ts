import { sessionLimits, type MinuteRange } from '@touchline/domain';

/** What the first page promises a day of practice takes, in minutes. */
const PROMISED_MINUTES = 10;

/**
 * The lengths offered for a drill, in minutes, from the shortest: the one that stands in the field first, the one that is
 * promised, and what suits a day in one go: the ends of the range, and its middle where that is a round five.
 */
export function minuteChoices({ from, to }: MinuteRange): number[] {
  const middle = (from + to) / 2;
  const choices = [sessionLimits.defaultMinutes, PROMISED_MINUTES, from, ...(middle % 5 === 0 ? [middle] : []), to];
  return [...new Set(choices)].toSorted((a, b) => a - b);
}
