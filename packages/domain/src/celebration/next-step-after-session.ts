import { dayGoalMinutes } from '../day-goal.ts';
import { suggestedMinutes } from '../suggested-practice-minutes-by-age.ts';
import { PACK_COST } from '../packs/open-pack-and-odds.ts';
import type { NearGoal } from './goal-reached-by-next-session.ts';

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
  /** What one more session is sure to reach; null where that is nothing. */
  readonly near: NearGoal | null;
  /** It was the end of a routine: all that the player had set out to do is done. */
  readonly endsRoutine?: boolean;
}

/**
 * The one next step: a pack where the tokens suffice, unless the session brought none of them; else one more where the day's
 * goal is not reached, or where a level or a badge is so near that one more brings it and the day is not over what suits the
 * age; else the next drill.
 */
export function nextStep({ tokens, tokensEarned, minutesToday, age, near, endsRoutine = false }: AfterSession): NextStep {
  const suffice = tokens >= PACK_COST;
  if (suffice && (endsRoutine || tokensEarned > 0)) return 'openPack';
  const enough = near === null ? dayGoalMinutes(age) : suggestedMinutes(age).to;
  if (minutesToday !== null && minutesToday < enough) return 'oneMore';
  return suffice ? 'openPack' : 'nextDrill';
}
