/** The server is asked so often at most (spec 002 §9). */
export const MOST_POLLS = 60;
/** Errors in a row that end it, and the attempt before which another try may still mend it. */
export const ERRORS_IN_A_ROW = 3;
export const RECOVERY_BEFORE = 30;
/** Polls in a row that bring nothing new before processing is triggered again, and the wait after that in milliseconds. */
export const STUCK_AFTER = 20;
export const RECOVERY_WAIT_MS = 3_000;
/** Attempts after which an analysis that the server does not know is given up (spec 002 §8). */
export const NOT_FOUND_AFTER = 30;

/** Up to so many attempts, milliseconds between two of them. */
const STEPS: readonly (readonly [upTo: number, milliseconds: number])[] = [
  [5, 1_000],
  [15, 2_000],
  [30, 5_000],
];
const LAST_MS = 10_000;
const JITTER_MS = 500;

/** Milliseconds before an attempt, the first one being 1, without what is added by chance. */
export function pollInterval(attempt: number): number {
  return STEPS.find(([upTo]) => attempt <= upTo)?.[1] ?? LAST_MS;
}

/** The same with up to half a second added; `chance` from 0 to 1. */
export function pollDelay(attempt: number, chance: number): number {
  return pollInterval(attempt) + Math.round(chance * JITTER_MS);
}
