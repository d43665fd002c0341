import { useCallback, useSyncExternalStore } from 'react';
import { onDrillDraftChange, storedDrillDraft } from '../../offline/index.ts';
import type { Clock } from './machine/device-clock.ts';
import { nextSecond, phaseAt, type DrillPhase } from './machine/drill-clock.ts';
import { readDraft, type PracticeDraft } from './machine/practice-draft.ts';
import { useNow } from './useNow.ts';

interface StoredDrill {
  readonly draft: PracticeDraft;
  readonly phase: DrillPhase;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The player's drill that a reload or another tab left running or unsaved, followed by the second; null where there is none. */
export function useStoredDrill(playerId: string, clock: Clock): StoredDrill | null {
  const stored = useSyncExternalStore(onDrillDraftChange, () => storedDrillDraft(playerId));
  const nextLook = useCallback(
    (moment: number) => {
      const left = readDraft(stored, moment);
      return left === null ? null : nextSecond(left, moment);
    },
    [stored],
  );
  const now = useNow(clock, nextLook);
  const draft = readDraft(stored, now);
  return draft && { draft, phase: phaseAt(draft, now), now };
}
