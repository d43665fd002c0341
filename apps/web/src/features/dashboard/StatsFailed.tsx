import { m } from '@touchline/messages';
import { LoadFailed } from '../../offline/index.ts';
import { Card } from '../../ui/card/Card.tsx';

interface StatsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** In place of the six numbers when they did not come. */
export function StatsFailed({ error, onRetry, retrying }: StatsFailedProps) {
  return (
    <Card>
      <LoadFailed title={m.dashboard_stats_failed()} error={error} onRetry={onRetry} retrying={retrying} />
    </Card>
  );
}
