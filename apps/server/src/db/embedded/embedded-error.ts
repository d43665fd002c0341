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

const plainWords: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it is not a folder',
  ENOENT: 'it does not exist',
};

/** An error of the file system in plain words. */
export function inPlainWords(error: unknown): string {
  const words = plainWords[errorCode(error) ?? ''];
  return words ?? (error instanceof Error ? error.message : String(error));
}

/** The system's code of an error, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
