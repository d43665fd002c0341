import * as z from 'zod';

type Failure = { readonly status: number; readonly message: string; readonly suggestion?: string };

/**
 * Every way an endpoint of ours can fail: the code, its HTTP status and the words a player may see.
 * The sign-in service has its own list, in the shapes its browser library expects: see `auth-errors.ts`.
 */
export const failures = {
  validation_failed: { status: 400, message: 'Something in this request is not right.' },
  bad_json: { status: 400, message: 'This request could not be read.' },
  unknown_drill: { status: 400, message: 'This drill does not exist.', suggestion: 'Choose a drill from the list.' },
  unknown_time_zone: { status: 400, message: 'This time zone does not exist.' },
  finish_too_old: {
    status: 422,
    message: 'This session ended more than 14 days ago.',
    suggestion: 'Sessions count when they arrive within 14 days.',
  },
  finish_in_future: {
    status: 422,
    message: 'This session ends in the future.',
    suggestion: "Check your device's clock.",
  },
  day_full: {
    status: 422,
    message: 'That is all the practice one day can hold.',
    suggestion: 'A day holds 12 hours or 100 sessions. Rest, and come back tomorrow.',
  },
  sign_in_required: { status: 401, message: 'Please sign in again to continue' },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.' },
  idempotency_key_reused: { status: 409, message: 'This request was already sent with other content.' },
  too_large: { status: 413, message: 'This is too large to send.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not understood here.' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side.', suggestion: 'Try again in a moment.' },
  unavailable: { status: 503, message: 'Touchline is not ready yet.', suggestion: 'Try again in a moment.' },
} as const satisfies Record<string, Failure>;

export type FailureCode = keyof typeof failures;

/** The codes as a list, for schemas and tests. */
const failureCodes = Object.keys(failures) as [FailureCode, ...FailureCode[]];

/**
 * What a failed call answers. `error` is the text a player may see; `message` says it too, with detail where
 * there is some; `userMessage` is there for practice sessions.
 */
export const FailureBody = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.enum(failureCodes),
    suggestion: z.string().optional(),
    userMessage: z.string().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Failure' });
export type FailureBody = z.output<typeof FailureBody>;
