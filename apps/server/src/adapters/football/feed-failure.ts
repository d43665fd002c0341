/** `unreachable`: nothing came. `refused`: they said no. `unreadable`: they said something else than was asked. */
type Kind = 'unreachable' | 'refused' | 'unreadable';

/** Why a feed could not be read. Its words hold no address, which may carry a key. */
export class FeedFailure extends Error {
  readonly kind: Kind;
  /** How long they want to be left alone, in seconds, where they say so. */
  readonly retryAfter: number | undefined;

  constructor(kind: Kind, message: string, { retryAfter, cause }: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'FeedFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
