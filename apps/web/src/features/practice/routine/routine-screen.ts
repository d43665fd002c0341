import { currentStep, type CurrentStep, type RoutineRun } from './routine-run.ts';

interface Asked {
  /** The key of the session of the routine that is on screen; null where none is. */
  readonly shown: string | null;
  /** The key of the drill that lies unfinished on the device; null where none does. */
  readonly storedKey: string | null;
  /** The player has come for a single drill. */
  readonly isAsked: boolean;
}

export interface RoutineScreen {
  /** The drill that is its turn; null where none is left. */
  readonly step: CurrentStep | null;
  /** That drill is on screen. */
  readonly isShown: boolean;
  /** All its drills are behind the player, or the player has ended it. */
  readonly isOver: boolean;
  /** A drill that belongs to no routine lies unfinished on the device. */
  readonly isForeign: boolean;
  /** What was chosen elsewhere comes before a routine that waits, and so does a drill that belongs to none. */
  readonly isAlone: boolean;
}

/** What of a routine is to be on screen. */
export function routineScreen(run: RoutineRun | null, { shown, storedKey, isAsked }: Asked): RoutineScreen {
  const step = run === null ? null : currentStep(run);
  const isShown = step !== null && (shown === step.key || storedKey === step.key);
  const isOver = run !== null && (step === null || run.isStopped);
  const isForeign = storedKey !== null && !isShown && !isOver;
  return { step, isShown, isOver, isForeign, isAlone: isAsked || isForeign };
}
