/**
 * `unreachable`: nothing came. `refused`: they answered with a status that is no success. `late`: they took too long.
 * `cut`: the answer ended in the middle. `too_long`: it did not end soon enough. `declined`: the model does not want to.
 * `unreadable`: they said something else than was asked.
 */
export type ModelFailureKind = 'unreachable' | 'refused' | 'late' | 'cut' | 'too_long' | 'declined' | 'unreadable';

/** Why a model gave no answer. It holds nothing of what was asked or answered, so that it can be logged. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  /** How long they want to be left alone, in seconds, where they say so. */
  readonly retryAfter: number | undefined;

  constructor(kind: ModelFailureKind, { status, retryAfter }: { status?: number | undefined; retryAfter?: number | undefined } = {}) {
    super(`the model's answer was ${kind}`);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The failure behind whatever was thrown: a time-out of the whole call is late, anything unknown says nothing that could be read. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return new ModelFailure(error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'unreadable');
}
