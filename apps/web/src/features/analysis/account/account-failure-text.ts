import { ApiError } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { loadFailureText } from '../../../offline/index.ts';
import { InvalidResponse } from './invalid-response.ts';

/** Why an analysis could not be had from the account, of whatever the call threw. */
export function accountFailureText(error: unknown): string {
  if (error instanceof InvalidResponse) return m.history_invalid_response();
  return error instanceof ApiError ? loadFailureText(error) : m.history_details_failed();
}

/** Why something could not be sent, in the words of the server where it answered. */
export function sendFailureText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error ? error.message : m.send_failed_on_server();
}
