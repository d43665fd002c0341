import type { ClipOrigin } from '../clip/clip-types.ts';
import { ClipRefused, type ClipProblem } from '../clip/clip-refused.ts';

/** A file that was not taken. */
export interface ClipError {
  readonly problem: ClipProblem;
  readonly source: ClipOrigin;
  /** The exact error, for whoever helps. */
  readonly details: string;
}

/** What went wrong with a file. What nobody foresaw counts as a video that does not load. */
export function clipErrorOf(error: unknown, source: ClipOrigin): ClipError {
  const problem = error instanceof ClipRefused ? error.problem : 'loadFailed';
  const cause: unknown = error instanceof ClipRefused ? error.cause : error;
  const details = cause instanceof Error ? `${cause.name}: ${cause.message}` : problem;
  return { problem, source, details };
}
