import type { PackReward } from '@touchline/domain';
import { MissingCard } from './MissingCard.tsx';
import css from './MissingCards.module.css';

/** The places of cards that are still to be found, side by side. */
export function MissingCards({ rewards }: { readonly rewards: readonly PackReward[] }) {
  return (
    <ul className={css['cards']}>
      {rewards.map((reward) => (
        <li key={reward.id}>
          <MissingCard reward={reward} />
        </li>
      ))}
    </ul>
  );
}
