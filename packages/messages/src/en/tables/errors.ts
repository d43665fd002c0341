import type { FailureCode } from '@touchline/contracts';
import { PACK_COST } from '@touchline/domain';

/** What a player reads where something failed, and what they can do about it. */
export const errors: Readonly<Record<FailureCode, { readonly message: string; readonly suggestion?: string }>> = {
  validation_failed: { message: 'Something in this request is not right.' },
  bad_json: { message: 'This request could not be read.' },
  unknown_drill: { message: 'This drill does not exist.', suggestion: 'Choose a drill from the list.' },
  unknown_time_zone: { message: 'This time zone does not exist.' },
  finish_too_old: {
    message: 'This session ended more than 14 days ago.',
    suggestion: 'Sessions count when they arrive within 14 days.',
  },
  finish_in_future: { message: 'This session ends in the future.', suggestion: 'Check your device’s clock.' },
  day_full: {
    message: 'That is all the practice one day can hold.',
    suggestion: 'A day holds 12 hours or 100 sessions. Rest, and come back tomorrow.',
  },
  not_enough_tokens: {
    message: `You need ${PACK_COST} tokens to open a pack!`,
    suggestion: 'Every session you practice earns tokens.',
  },
  display_name_required: { message: 'Display name is required.' },
  display_name_too_short: { message: 'Display name must be at least 2 characters.' },
  display_name_contact: { message: 'Display name must not hold an email, a phone number, a link or an @name.' },
  display_name_official: { message: 'Display name must not sound like somebody who runs Touchline.' },
  display_name_unreadable: { message: 'Display name must be in letters of one alphabet that everybody can read.' },
  display_name_rude: { message: 'Display name must not hold rude words. Please choose another nickname.' },
  team_contact: { message: 'Team must not hold an email, a phone number, a link or an @name.' },
  team_official: { message: 'Team must not sound like somebody who runs Touchline.' },
  team_unreadable: { message: 'Team must be in letters of one alphabet that everybody can read.' },
  team_rude: { message: 'Team must not hold rude words.' },
  team_reserved: {
    message: '“Individual Players” are players without a team, so leave the team empty or type your team’s name.',
  },
  text_too_long: { message: 'Each field holds 60 characters at most.' },
  age_out_of_range: { message: 'Age must be between 5 and 99.' },
  hidden_by_operator: {
    message: 'Whoever runs this Touchline has taken you off the boards.',
    suggestion: 'Ask them why.',
  },
  country_unknown: { message: 'Choose your country from the list.' },
  club_unknown: { message: 'Choose your club from the list.' },
  avatar_unknown: { message: 'Choose one of the 12 avatars.' },
  consent_email_invalid: { message: 'This is no email address.', suggestion: 'Ask your grown-up to type it.' },
  consent_own_email: {
    message: 'This is the address you sign in with.',
    suggestion: 'Ask a parent or guardian for their own address. Is this one theirs? Then choose another one to sign in with, in Settings.',
  },
  consent_not_needed: { message: 'Nobody has to say yes to this.' },
  consent_over: { message: 'This question is not open any more.', suggestion: 'The player can ask again.' },
  analysis_id_invalid: { message: 'Invalid UUID format' },
  analysis_type_differs: { message: 'This analysis is of another skill.' },
  analysis_deleted: { message: 'This analysis was deleted.' },
  clip_consent_needed: {
    message: 'A parent or guardian has to say yes before a video is sent.',
    suggestion: 'Ask them in Form Analysis. Until then your review is kept without the video.',
  },
  clips_full: { message: 'You keep as many videos as there is room for.', suggestion: 'Delete one of them first.' },
  clip_type_unknown: { message: 'Invalid file type. Please use MP4, MOV, WebM, or OGG.' },
  clip_incomplete: { message: 'Part of the video is missing.', suggestion: 'Send it again: it goes on where it stopped.' },
  wrong_password: { message: 'This is not your password.', suggestion: 'Type it once more.' },
  password_weak: { message: 'This password is too easy to guess. Take another one, such as three words and a number.' },
  password_same: { message: 'That is the password you have now. Choose a new one.' },
  email_invalid: { message: 'This is no email address.', suggestion: 'Look for a typing mistake.' },
  email_taken: { message: 'Somebody signs in with this address already.', suggestion: 'Choose another one.' },
  operator_required: { message: 'This page is for whoever runs this Touchline.' },
  operator_account: { message: 'This account is an operator’s.', suggestion: 'Use the commands on the server for it.' },
  player_suspended: { message: 'This player is suspended.', suggestion: 'Lift the suspension first.' },
  passwords_elsewhere: { message: 'The hosted project keeps the passwords.', suggestion: 'Reset it there.' },
  confirmation_differs: { message: 'What you typed is not the address of this player.', suggestion: 'Type it exactly as it is shown.' },
  job_not_waiting: { message: 'This job cannot be changed now: it runs, it has ended, or another one for the same subject waits.' },
  sign_in_required: { message: 'Please sign in again to continue' },
  account_suspended: { message: 'This account is suspended.', suggestion: 'Ask whoever runs this Touchline.' },
  not_found: { message: 'There is nothing here.' },
  method_not_allowed: { message: 'This address does not take that kind of request.' },
  idempotency_key_reused: { message: 'This request was already sent with other content.' },
  upload_offset: { message: 'This upload goes on from another place.' },
  upload_busy: { message: 'This upload is under way already.', suggestion: 'Wait until it is done.' },
  link_not_valid: { message: 'This link does not work any more.', suggestion: 'Open the page again for a new one.' },
  range_not_satisfiable: { message: 'The file ends before that.' },
  precondition_failed: { message: 'The file is another one by now.' },
  timed_out: { message: 'This took too long.', suggestion: 'Try again in a moment.' },
  request_timeout: { message: 'This took too long to arrive.', suggestion: 'Try again where the connection is better.' },
  head_too_large: { message: 'The address of this request, or what is sent with it, is too long.' },
  too_large: { message: 'This is too large to send.' },
  clip_too_large: { message: 'File too large. Maximum size is 50MB.' },
  unsupported_media_type: { message: 'This kind of content is not understood here.' },
  too_many_requests: { message: 'Too many tries. Please wait a moment.' },
  scores_unavailable: { message: 'Unable to load scores' },
  match_details_unavailable: { message: 'Unable to load detailed match data' },
  highlights_unavailable: { message: 'Unable to load highlights' },
  internal: { message: 'Something went wrong on our side.', suggestion: 'Try again in a moment.' },
  overloaded: { message: 'Touchline has too much to do right now.', suggestion: 'Try again in a moment.' },
  starting: { message: 'Touchline is about to start.', suggestion: 'Try again in a moment.' },
  closing: { message: 'Touchline is about to restart.', suggestion: 'Try again in a moment.' },
  writes_failing: { message: 'Touchline cannot save anything right now.', suggestion: 'Try again in a moment.' },
  unavailable: { message: 'Touchline is not ready yet.', suggestion: 'Try again in a moment.' },
};

/** The message of `too_many_requests` where it is known how long the wait is, in seconds. */
export const tooManyTries = (seconds: number): string => `Too many tries. ${tryAgainIn(seconds)}`;

/** How long to wait, in words: seconds below a minute, minutes below two hours, else hours, rounded up. */
export function tryAgainIn(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : seconds < 7_200 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3_600), 'hour'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
