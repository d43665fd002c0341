import type { Position } from './stated-playing-position.ts';

/** What is asked until a trial: what to work on, or a plan with the days of a week and the minutes of a day that are named. */
export interface FootballTrialQuestion {
  readonly wants: 'priorities' | 'plan' | 'lengths';
  /** Whether a trial was told of; else a plan for a week is meant. */
  readonly isTold: boolean;
  readonly position: Position | null;
  readonly days: number | null;
  readonly minutes: number | null;
  /** Until then: weeks, or a month, January being 0; null where nothing is said. */
  readonly until: { readonly weeks: number } | { readonly month: number; readonly day: number } | null;
}
