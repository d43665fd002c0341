import type { PackReward } from '@touchline/domain';
import { m } from '@touchline/messages';
import { seriesNames } from '@touchline/messages/pack-rewards';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { RarityPips } from '../card/RarityPips.tsx';
import { Emblem } from '../emblems/Emblem.tsx';
import { rarityWord } from '../rarity-and-kind-words.ts';
import css from './MissingCard.module.css';

/** A card still to be found: its place, its rarity and its shape; its name comes with the card. */
export function MissingCard({ reward }: { readonly reward: PackReward }) {
  return (
    <div className={css['card']} data-rarity={reward.rarity}>
      <span className={css['head']} aria-hidden="true">
        <span className={css['number']}>{String(reward.number).padStart(2, '0')}</span>
        <RarityPips rarity={reward.rarity} />
      </span>
      <span className={css['shape']}>
        <Emblem reward={reward} silhouette />
      </span>
      <VisuallyHidden>
        {m.rewards_missing_card({
          series: seriesNames[reward.series],
          number: reward.number,
          rarity: rarityWord[reward.rarity](),
        })}
      </VisuallyHidden>
    </div>
  );
}
