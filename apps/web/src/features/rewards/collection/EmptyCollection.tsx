import { packRewards, rewardKinds } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { kindsWord } from '../rarity-kind-and-rim-words.ts';
import { AlbumBySeries } from './AlbumBySeries.tsx';
import css from './EmptyCollection.module.css';

interface EmptyCollectionProps {
  readonly total: number;
  /** Enough tokens for a first pack. */
  readonly canOpen: boolean;
  /** A pack is bought, its card not yet seen. */
  readonly hasPack: boolean;
}

const none: ReadonlySet<string> = new Set();

/** No card yet: the places of all there are, series by series, and what comes first. The button for it stands above. */
export function EmptyCollection({ total, canOpen, hasPack }: EmptyCollectionProps) {
  return (
    <Card title={m.rewards_collection_title()} level={3}>
      <div className={css['empty']}>
        <div>
          <h4 className={css['title']}>{m.rewards_empty_title({ total })}</h4>
          <p className={css['words']}>{emptyWords(canOpen, hasPack)}</p>
        </div>
        {rewardKinds.map((kind) => (
          <div key={kind}>
            <h5 className={css['kind']}>{kindsWord[kind]()}</h5>
            <AlbumBySeries rewards={packRewards.filter((reward) => reward.kind === kind)} ownedIds={none} level={6} />
          </div>
        ))}
      </div>
    </Card>
  );
}

function emptyWords(canOpen: boolean, hasPack: boolean): string {
  if (hasPack) return m.rewards_empty_in_hand();
  return canOpen ? m.rewards_empty_open() : m.rewards_empty_earn();
}
