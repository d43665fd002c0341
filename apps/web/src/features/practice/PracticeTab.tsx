import { useMemo } from 'react';
import { useOutbox } from '../../offline/index.ts';
import { deviceClock } from './machine/clock.ts';
import type { Clock } from './machine/clock.ts';
import { localDrafts } from './machine/draft.ts';
import type { PracticeTools } from './machine/practiceMachine.ts';
import { Practice } from './Practice.tsx';

export interface PracticeTabProps {
  /** Whose practice this is: a drill that a reload interrupts is kept under this id and offered to nobody else. */
  playerId: string;
  /** A drill chosen elsewhere, as on the dashboard; it waits in the dropdown. */
  drillId?: string | undefined;
  /** Goes to another place of the app. */
  onNavigate: (tab: 'dashboard') => void;
  /** Takes hold of the tab while a drill is under way: what it is given asks before the tab is left; null lets go. */
  onHold?: (ask: ((leave: () => void) => void) | null) => void;
  /** The device's own clock unless a test brings one. */
  clock?: Clock;
}

/** Choose a drill, run the timer, log the result, see what it earned (spec 002 §2, §4). */
export function PracticeTab({ playerId, drillId, onNavigate, onHold, clock = deviceClock }: PracticeTabProps) {
  const outbox = useOutbox();
  const tools = useMemo<PracticeTools>(() => {
    const drafts = localDrafts(playerId, localStorage);
    return {
      clock,
      drafts,
      newKey: () => crypto.randomUUID(),
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      save: async (post, key) => {
        // In the outbox it is safe: it must not be offered again as well.
        const outcome = await outbox.save(post, key, drafts.clear);
        // The player may have left meanwhile: what is saved must not be offered again either.
        drafts.clear();
        return outcome;
      },
      // Where there is no storage nothing was kept.
      withdraw: (key) => void outbox.dismiss(key).catch(() => undefined),
    };
  }, [outbox, playerId, clock]);
  return <Practice key={playerId} {...{ tools, drillId, onHold }} onDashboard={() => onNavigate('dashboard')} />;
}
