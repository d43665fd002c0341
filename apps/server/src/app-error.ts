import { authFailures, type AuthFailureCode, type FailureCode } from '@touchline/contracts';
import { errors } from '@touchline/messages/errors';

type WeakPasswordReason = 'length' | 'pwned';

type Details = {
  /** More than the code says, for the person who reads it; without it, the words of the list. */
  readonly message?: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
};

type OwnDetails = Details & {
  /** All codes, where several things are wrong at once; the error's own is the first. */
  readonly codes?: readonly FailureCode[];
  /** Whether the answer's `error` too has the message, and not the words of the list; so where there are several codes. */
  readonly ownWords?: boolean;
  /** Headers that belong to the refusal. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A refusal that the caller is told about: a code of the one list, mapped to an answer by the HTTP layer. */
export class AppError extends Error {
  readonly code: FailureCode;
  readonly codes: readonly FailureCode[] | undefined;
  readonly ownWords: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, details: OwnDetails = {}) {
    super(details.message ?? errors[code].message);
    this.name = 'AppError';
    this.code = code;
    this.codes = details.codes;
    this.ownWords = details.ownWords ?? details.codes !== undefined;
    this.headers = details.headers ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** A refusal of the sign-in service, in the codes that its browser library knows. */
export class AuthServiceError extends Error {
  readonly code: AuthFailureCode;
  /** What is weak about a password, in the words of GoTrue. */
  readonly reasons: readonly WeakPasswordReason[];
  readonly retryAfter: number | undefined;

  constructor(code: AuthFailureCode, details: Details & { readonly reasons?: readonly WeakPasswordReason[] } = {}) {
    super(details.message ?? authFailures[code].message);
    this.name = 'AuthServiceError';
    this.code = code;
    this.reasons = details.reasons ?? ['length'];
    this.retryAfter = details.retryAfter;
  }
}
