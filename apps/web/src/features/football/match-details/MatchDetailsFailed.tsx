import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { IncompleteMatchDetailsError } from '../../../api/index.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';

interface MatchDetailsFailedProps {
  /** What their read threw. */
  readonly error: unknown;
  /** Whether the list knows the match, so that something of it is on screen. */
  readonly isKnown: boolean;
  /** The player has asked again, and it failed again or is under way. */
  readonly hasRetried: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** In place of the details that did not come: why, and the way to ask again (spec 001 §8). */
export function MatchDetailsFailed({ error, isKnown, hasRetried, retrying, onRetry }: MatchDetailsFailedProps) {
  if (!isKnown && error instanceof ApiError && error.status === 404) {
    return <ErrorState title={m.football_match_unparsed()}>{m.football_match_unparsed_why()}</ErrorState>;
  }
  return (
    <ErrorState
      title={hasRetried && !retrying ? m.football_match_retry_failed({ message: messageOf(error) }) : failureText(error)}
      onRetry={onRetry}
      retrying={retrying}
      retryLabel={hasRetried ? m.football_match_try_again() : m.football_retry_button()}
    />
  );
}

function failureText(error: unknown): string {
  if (error instanceof IncompleteMatchDetailsError) return m.football_match_incomplete();
  if (error instanceof ApiError && error.code === 'timeout') return m.football_match_timeout();
  return m.football_match_failed({ message: messageOf(error) });
}

function messageOf(error: unknown): string {
  if (error instanceof SyntaxError || error instanceof IncompleteMatchDetailsError) return m.football_match_unreadable();
  if (error instanceof ApiError && error.code === FOREIGN_PAGE) return m.offline_why_foreign();
  return error instanceof Error ? error.message : String(error);
}
