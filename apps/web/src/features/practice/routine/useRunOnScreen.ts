import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOutbox } from '../../../offline/index.ts';
import { withAnswer, type RoutineRun } from './routine-run.ts';
import type { RunStore } from './routine-run-store.ts';

interface RunOnScreen {
  /** The routine under way, or over and being summed up; null where there is none. */
  readonly run: RoutineRun | null;
  /** Keeps the summary of a routine on screen, whatever another tab begins or ends. */
  readonly holdSummary: (run: RoutineRun) => void;
  /** The player has seen the summary. */
  readonly leaveSummary: () => void;
}

/** The routine that this page shows, with what the server answers to its sessions meanwhile. */
export function useRunOnScreen(runs: RunStore): RunOnScreen {
  const stored = useSyncExternalStore(runs.subscribe, runs.read);
  /** The routine whose summary is on screen. */
  const [summed, setSummed] = useState<RoutineRun | null>(null);
  const run = summed !== null && stored?.keys[0] !== summed.keys[0] ? summed : stored;
  const outbox = useOutbox();
  useEffect(
    () =>
      outbox.onNews(({ arrived }) => {
        for (const { key, answer } of arrived) {
          runs.answered(key, answer);
          setSummed((before) => before && withAnswer(before, key, answer));
        }
      }),
    [outbox, runs],
  );
  return {
    run,
    holdSummary: (over) => {
      if (summed !== over) setSummed(over);
    },
    leaveSummary: () => {
      setSummed(null);
      // Another one may be under way in another tab by now.
      if (runs.read()?.keys[0] === run?.keys[0]) runs.end();
    },
  };
}
