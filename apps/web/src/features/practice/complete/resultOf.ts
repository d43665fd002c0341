import { sessionLimits } from '@touchline/domain';

/** The result a player typed, as a whole number; what is no number, or less than none, counts as 0 (spec 002 §5). */
export function resultOf(text: string): number {
  const parsed = Number.parseInt(text, 10);
  return Number.isNaN(parsed) ? 0 : Math.max(sessionLimits.minResult, parsed);
}
