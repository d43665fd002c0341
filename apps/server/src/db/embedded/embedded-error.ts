/** Why the embedded database cannot be used. */
export type EmbeddedFailure =
  | 'folder-unusable'
  | 'wrong-owner'
  | 'other-version'
  | 'programs-unusable'
  | 'init-failed'
  | 'start-failed'
  | 'stopped';

/** The embedded database could not be started. The message is one line, fit to be printed to the operator. */
export class EmbeddedDatabaseError extends Error {
  readonly code: EmbeddedFailure;

  constructor(code: EmbeddedFailure, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'EmbeddedDatabaseError';
    this.code = code;
  }
}

/** Throws when the start was called off. */
export function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new EmbeddedDatabaseError('stopped', 'The start of the database was called off.');
}
