import { ApiError } from '@touchline/contracts/client';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { loadFailureText } from './load-failure-text.ts';

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
  return (
    <ErrorState {...state} offline={error instanceof ApiError && error.status === 0}>
      {loadFailureText(error)}
    </ErrorState>
  );
}
