import { sessionLimits } from '@touchline/domain';
import { localDrafts } from './machine/practice-draft.ts';

/** A result that was counted outside a drill, as from a film. */
export interface CountedResult {
  readonly drillId: string;
  /** A whole number. */
  readonly result: number;
}

/**
 * Stores a finished session of the shortest length with this result as the player’s draft: the practice tab opens at its
 * result, which may still be changed, saved or discarded. False where a session is under way: it comes first.
 */
export function draftCountedResult(playerId: string, { drillId, result }: CountedResult, now = Date.now()): boolean {
  const drafts = localDrafts(playerId, localStorage);
  if (drafts.read(now) !== null) return false;
  drafts.write({
    key: crypto.randomUUID(),
    drillId,
    side: 'both',
    minutes: sessionLimits.minMinutes,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    beginsAt: now - sessionLimits.minMinutes * 60_000,
    endsAt: now,
    pausedAt: null,
    sentResult: null,
    countedResult: Math.min(result, sessionLimits.maxResult),
    typedResult: null,
    finishedEarlyAt: null,
    seenAt: now,
  });
  return true;
}
