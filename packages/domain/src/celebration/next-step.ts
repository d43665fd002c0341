import { suggestedMinutes } from '../drills/suggested-minutes.ts';
import { PACK_COST } from '../packs/pack.ts';

/** What a player is offered after a saved session. */
export type NextStep = 'openPack' | 'oneMore' | 'nextDrill';

/** What is true of a player once a session is saved. */
interface AfterSession {
  readonly tokens: number;
  /** Minutes practised today; null where the session counts for another day and today's are not known. */
  readonly minutesToday: number | null;
  /** In years; null where it is not known. */
  readonly age: number | null;
}

/** Minutes of practice that make a day's goal: the least that suits the age. */
export function dayGoalMinutes(age: number | null): number {
  return suggestedMinutes(age).from;
}

/** The one next step: a pack where the tokens suffice, one more where the day's goal is not reached, else the next drill. */
export function nextStep({ tokens, minutesToday, age }: AfterSession): NextStep {
  if (tokens >= PACK_COST) return 'openPack';
  return minutesToday !== null && minutesToday < dayGoalMinutes(age) ? 'oneMore' : 'nextDrill';
}
