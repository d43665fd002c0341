import { suggestedMinutes } from '../drills/suggested-minutes.ts';
import { PACK_COST } from '../packs/open-pack-and-odds.ts';

/** What a player is offered after a saved session. */
export type NextStep = 'openPack' | 'oneMore' | 'nextDrill';

/** What is true of a player once a session is saved. */
interface AfterSession {
  readonly tokens: number;
  /** Those of them that this session earned. */
  readonly tokensEarned: number;
  /** Minutes practised today; null where the session counts for another day and today's are not known. */
  readonly minutesToday: number | null;
  /** In years; null where it is not known. */
  readonly age: number | null;
}

/** Minutes of practice that make a day's goal: the least that suits the age. */
export function dayGoalMinutes(age: number | null): number {
  return suggestedMinutes(age).from;
}

/**
 * The one next step: a pack where this session earned what was missing for it, one more where the day's goal is not
 * reached, then a pack where the tokens suffice, else the next drill. A player with many tokens is not led from every
 * drill to the packs.
 */
export function nextStep({ tokens, tokensEarned, minutesToday, age }: AfterSession): NextStep {
  const suffice = tokens >= PACK_COST;
  if (suffice && tokens - tokensEarned < PACK_COST) return 'openPack';
  if (minutesToday !== null && minutesToday < dayGoalMinutes(age)) return 'oneMore';
  return suffice ? 'openPack' : 'nextDrill';
}
