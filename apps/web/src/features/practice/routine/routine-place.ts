import type { RoutineStep } from '@touchline/domain';

/** A drill that is one of a routine: what is said of it, and what becomes of the routine. */
export interface RoutinePlace {
  /** Which of how many. */
  readonly place: string;
  /** What comes after it, in words, and as a step; null where nothing comes. */
  readonly next: string;
  readonly nextStep: RoutineStep | null;
  /** How long the rest before that lasts, in seconds; null where nothing comes. */
  readonly restSeconds: number | null;
  /** Whether one was finished before it. */
  readonly hasFinished: boolean;
  /** The drill was called off before it began, or another tab is through with it. */
  readonly onLeft: () => void;
  readonly onStopped: () => void;
  /** The player goes on without this drill; undefined where it is the last. */
  readonly onSkipped: (() => void) | undefined;
}
