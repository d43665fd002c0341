import { m } from '@touchline/messages';
import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';

/** In place of the six numbers when they did not come. */
export function StatsFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Card>
      <ErrorState title={m.dashboard_stats_failed()} onRetry={onRetry} retrying={retrying} />
    </Card>
  );
}
