import type { AnalysisType } from '@touchline/domain';
import type { Arrival, Clip } from '../clip/clip-types.ts';

/** What the player has chosen and not analysed yet. */
export interface AnalysisDraft {
  readonly type: AnalysisType | null;
  /** A file that was not looked at to the end. */
  readonly arrival: Arrival | null;
  readonly clip: Clip | null;
}

/** Where a draft waits while its player is in another tab of the app. */
export interface DraftMemory {
  readonly read: (playerId: string) => AnalysisDraft | null;
  readonly write: (playerId: string, draft: AnalysisDraft) => void;
}

/** Remembers the draft of the last player, as long as the page is open. */
export function draftMemory(): DraftMemory {
  let last: { readonly playerId: string; readonly draft: AnalysisDraft } | null = null;
  return {
    read: (playerId) => (last?.playerId === playerId ? last.draft : null),
    write: (playerId, draft) => {
      last = { playerId, draft };
    },
  };
}
