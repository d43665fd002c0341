import * as z from 'zod';

/**
 * Every way an endpoint of ours can fail: the code and its HTTP status. What a player reads of each is in
 * `@touchline/messages`. The sign-in service has its own list, in the shapes its browser library expects.
 */
export const failureStatus = {
  validation_failed: 400,
  bad_json: 400,
  unknown_drill: 400,
  unknown_time_zone: 400,
  finish_too_old: 422,
  finish_in_future: 422,
  day_full: 422,
  not_enough_tokens: 422,
  display_name_required: 400,
  display_name_too_short: 400,
  display_name_contact: 400,
  display_name_official: 400,
  display_name_unreadable: 400,
  display_name_rude: 400,
  team_contact: 400,
  team_official: 400,
  team_unreadable: 400,
  team_rude: 400,
  team_reserved: 400,
  text_too_long: 400,
  age_out_of_range: 400,
  hidden_by_operator: 403,
  country_unknown: 400,
  avatar_unknown: 400,
  consent_email_invalid: 400,
  consent_own_email: 400,
  consent_not_needed: 409,
  consent_over: 409,
  analysis_id_invalid: 400,
  analysis_type_differs: 409,
  analysis_deleted: 404,
  clip_consent_needed: 403,
  clips_full: 409,
  clip_type_unknown: 400,
  clip_too_large: 413,
  clip_incomplete: 409,
  wrong_password: 403,
  password_weak: 400,
  password_same: 409,
  email_invalid: 400,
  email_taken: 409,
  operator_required: 403,
  operator_account: 403,
  player_suspended: 409,
  passwords_elsewhere: 409,
  confirmation_differs: 400,
  job_not_waiting: 409,
  sign_in_required: 401,
  account_suspended: 401,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_key_reused: 409,
  upload_offset: 409,
  upload_busy: 423,
  link_not_valid: 403,
  range_not_satisfiable: 416,
  precondition_failed: 412,
  timed_out: 504,
  request_timeout: 408,
  head_too_large: 431,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  club_unknown: 400,
  scores_unavailable: 503,
  match_details_unavailable: 503,
  highlights_unavailable: 503,
  internal: 500,
  unavailable: 503,
  overloaded: 503,
  starting: 503,
  closing: 503,
  writes_failing: 503,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof failureStatus;

/** The codes as a list, for schemas and tests. */
const failureCodes = Object.keys(failureStatus) as [FailureCode, ...FailureCode[]];

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
