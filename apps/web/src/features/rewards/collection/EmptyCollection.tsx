import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { RewardsIcon } from '../../../ui/icons/navigation.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

interface EmptyCollectionProps {
  readonly total: number;
  /** Enough tokens for a first pack. */
  readonly canOpen: boolean;
}

/** No card yet, and what comes first: the button for it stands above. */
export function EmptyCollection({ total, canOpen }: EmptyCollectionProps) {
  return (
    <Card title={m.rewards_collection_title()} level={3}>
      <EmptyState title={m.rewards_empty_title({ total })} icon={<RewardsIcon size={30} />}>
        {canOpen ? m.rewards_empty_open() : m.rewards_empty_earn()}
      </EmptyState>
    </Card>
  );
}
