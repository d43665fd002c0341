import type { PackReward } from '@touchline/domain';
import { m } from '@touchline/messages';
import { rewardWords, seriesNames } from '@touchline/messages/pack-rewards';
import { classes } from '../../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { RarityPips } from '../card/RarityPips.tsx';
import { CardEmblem } from '../emblems/CardEmblem.tsx';
import { rarityWord } from '../rarity-kind-and-rim-words.ts';
import css from './AlbumSlot.module.css';
import rarityCss from '../rarity.module.css';

interface AlbumSlotProps {
  readonly reward: PackReward;
  readonly isFound: boolean;
  /** A press on one that is not found yet: there is something to know of it already. */
  readonly onPress: () => void;
}

/** A card's place in the album: its number, its rarity and its shape, in colour once it is found; its name comes with the card. */
export function AlbumSlot({ reward, isFound, onPress }: AlbumSlotProps) {
  const series = seriesNames[reward.series];
  const { number } = reward;
  const place = (
    <>
      <span className={css['head']} aria-hidden="true">
        <span className={css['number']}>{String(number).padStart(2, '0')}</span>
        <RarityPips rarity={reward.rarity} />
      </span>
      <span className={css['shape']}>
        <CardEmblem reward={reward} silhouette={!isFound} />
      </span>
      <VisuallyHidden>
        {isFound
          ? m.rewards_found_card({ series, number, name: rewardWords[reward.id].name })
          : m.rewards_missing_card({ series, number, rarity: rarityWord[reward.rarity]() })}
      </VisuallyHidden>
    </>
  );
  return isFound ? (
    <div className={classes(css['card'], rarityCss['words'])} data-rarity={reward.rarity} data-found>
      {place}
    </div>
  ) : (
    <button type="button" className={classes(css['card'], rarityCss['words'])} data-rarity={reward.rarity} data-found={false} onClick={onPress}>
      {place}
    </button>
  );
}
