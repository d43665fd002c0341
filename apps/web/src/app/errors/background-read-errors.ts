import { ApiError } from '@touchline/contracts/client';

/** Answers of the backend that a read in the background keeps to itself (spec 000 §8). */
const statuses: ReadonlySet<number> = new Set([403, 406, 409]);
const messages = /auth session missing|duplicate key|player_collection|users_email_key/i;

/** Reads that failed so: whoever meets one of these errors again knows that it was no deed of the player's. */
const reads = new WeakSet<Error>();

/**
 * Takes note of a failed read in the background. A failed deed is never suppressed (settled readings of the
 * specification), so nothing but reads may be given here.
 */
export function noteFailedRead(error: unknown): void {
  if (!(error instanceof Error)) return;
  if ((error instanceof ApiError && statuses.has(error.status)) || messages.test(error.message)) reads.add(error);
}

/** Whether an error is one that the player is not told of. */
export function isSuppressed(error: unknown): boolean {
  return error instanceof Error && reads.has(error);
}
