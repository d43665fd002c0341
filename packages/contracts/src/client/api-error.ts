/** A call that the server refused, or that brought no answer (`status` 0, code `network` or `timeout`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly suggestion: string | undefined;
  readonly requestId: string | undefined;
  /** How long the server asks to wait before the next try, in seconds (its `Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(failure: Failed) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.suggestion = failure.suggestion;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }
}

type Failed = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  readonly requestId?: string;
  readonly retryAfter?: number;
};

/** The code of a page that something on the way gave in the server's place, as a proxy or a hotel's network does. */
export const FOREIGN_PAGE = 'foreign_page';

/**
 * Whether a page with this status is taken for a foreign one. A status from 500 on is a proxy's word that the server
 * behind it is away; 511 is the one by which a network asks to sign in (RFC 6585).
 */
export function isForeignStatus(status: number): boolean {
  return status < 500 || status === 511;
}
