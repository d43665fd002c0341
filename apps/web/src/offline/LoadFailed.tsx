import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { ErrorState } from '../ui/state/ErrorState.tsx';

interface LoadFailedProps {
  /** What did not come. */
  readonly title: string;
  /** What its read threw. */
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
}

/** In the place of what a screen has to read first and could not: says why, in the same words on every screen. */
export function LoadFailed({ error, ...state }: LoadFailedProps) {
  return <ErrorState {...state}>{loadFailureText(error)}</ErrorState>;
}

function loadFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.offline_load_failed();
  if (error.code === FOREIGN_PAGE) return m.offline_why_foreign();
  if (error.status === 0) return m.offline_load_unreachable();
  // A bare status says nothing to a player.
  return error.code === 'unknown' ? m.offline_load_failed() : error.message;
}
