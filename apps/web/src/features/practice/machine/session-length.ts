import { sessionLimits } from '@touchline/domain';

/** True for a number of minutes a session may last. */
export function isSessionLength(minutes: number | null): minutes is number {
  return (
    minutes !== null &&
    Number.isInteger(minutes) &&
    minutes >= sessionLimits.minMinutes &&
    minutes <= sessionLimits.maxMinutes
  );
}
