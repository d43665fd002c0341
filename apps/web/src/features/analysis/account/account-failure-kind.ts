import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';

/** Whether the server asks for sign-in (spec 002 §6). */
export function asksForSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code !== FOREIGN_PAGE && error.status === 401;
}

/** Whether the player has deleted the analysis. One that the account merely does not know is no such thing. */
export function isDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'analysis_deleted';
}
