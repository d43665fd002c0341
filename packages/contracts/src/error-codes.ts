import { PACK_COST } from '@touchline/domain';
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
  not_enough_tokens: {
    status: 422,
    message: `You need ${PACK_COST} tokens to open a pack!`,
    suggestion: 'Every session you practise earns tokens.',
  },
  display_name_required: { status: 400, message: 'Display name is required.' },
  display_name_too_short: { status: 400, message: 'Display name must be at least 2 characters.' },
  display_name_contact: {
    status: 400,
    message: 'Display name must not hold an email, a phone number, a link or an @name.',
  },
  display_name_rude: { status: 400, message: 'Display name must not hold rude words.' },
  team_contact: { status: 400, message: 'Team must not hold an email, a phone number, a link or an @name.' },
  team_rude: { status: 400, message: 'Team must not hold rude words.' },
  team_reserved: {
    status: 400,
    message: "'Individual Players' are players without a team, so leave the team empty or type your team's name.",
  },
  text_too_long: { status: 400, message: 'Each field holds 60 characters at most.' },
  age_out_of_range: { status: 400, message: 'Age must be between 5 and 99.' },
  country_unknown: { status: 400, message: 'Choose your country from the list.' },
  avatar_unknown: { status: 400, message: 'Choose one of the 12 avatars.' },
  wrong_password: { status: 403, message: 'This is not your password.', suggestion: 'Type it once more.' },
  sign_in_required: { status: 401, message: 'Please sign in again to continue' },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.' },
  idempotency_key_reused: { status: 409, message: 'This request was already sent with other content.' },
  upload_offset: { status: 409, message: 'This upload goes on from another place.' },
  upload_busy: { status: 423, message: 'This upload is under way already.', suggestion: 'Wait until it is done.' },
  link_not_valid: {
    status: 403,
    message: 'This link does not work any more.',
    suggestion: 'Open the page again for a new one.',
  },
  range_not_satisfiable: { status: 416, message: 'The file ends before that.' },
  timed_out: { status: 504, message: 'This took too long.', suggestion: 'Try again in a moment.' },
  too_large: { status: 413, message: 'This is too large to send.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not understood here.' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a moment.' },
  scores_unavailable: { status: 503, message: 'Unable to load scores' },
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
    codes: z.array(z.enum(failureCodes)).optional().describe('All of them, where several things are wrong at once'),
    suggestion: z.string().optional(),
    userMessage: z.string().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Failure' });
export type FailureBody = z.output<typeof FailureBody>;
