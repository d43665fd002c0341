import { m } from '@touchline/messages';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { isNoConnection, loadFailureText } from './failure-text.ts';
import { useTellsOfflineReason } from './useTellsOfflineReason.ts';

interface LoadFailedProps {
  /** What did not come. */
  readonly title: string;
  /** What its read threw. */
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
}

/** In the place of what a screen has to read first and could not: says why, in the same words on every screen and once on a page. */
export function LoadFailed({ error, ...state }: LoadFailedProps) {
  const isAway = isNoConnection(error);
  const tells = useTellsOfflineReason(isAway);
  return (
    <ErrorState {...state} offline={isAway}>
      {isAway && !tells ? m.offline_load_soon() : loadFailureText(error)}
    </ErrorState>
  );
}
