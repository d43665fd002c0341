import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { loadFailureText } from '../../../offline/index.ts';
import { InvalidResponse } from './invalid-response.ts';

/** Why an analysis could not be had from the account, of whatever the call threw. */
export function accountFailureText(error: unknown): string {
  if (error instanceof InvalidResponse) return m.history_invalid_response();
  return error instanceof ApiError ? loadFailureText(error) : m.history_details_failed();
}

/** Whether a call did not reach the server: nothing is known of what it asked for. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether the server asks for sign-in (spec 002 §6). */
export function asksForSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code !== FOREIGN_PAGE && error.status === 401;
}

/** Whether the player has deleted the analysis. One that the account merely does not know is no such thing. */
export function isDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'analysis_deleted';
}

/** Why something could not be sent, in the words of the server where it answered. */
export function failureWords(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error ? error.message : m.send_failed_on_server();
}
