import type { CollectionItem } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { CardFace } from '../card/CardFace.tsx';
import { cardRewardOf } from '../card-reward.ts';
import { kindWord, rarityWord, rimWord } from '../rarity-kind-and-rim-words.ts';
import css from './CollectionCard.module.css';
import metalCss from './RimMetal.module.css';

interface CollectionCardProps {
  readonly item: CollectionItem;
  readonly isNew: boolean;
  readonly onPress: () => void;
}

/** A card in the collection, with how many of it there are, and whether it is new; a press shows it large. */
export function CollectionCard({ item, isNew, onPress }: CollectionCardProps) {
  const reward = cardRewardOf(item);
  const said = [
    m.rewards_card_said({
      name: item.item_name,
      rarity: rarityWord[item.rarity](),
      kind: kindWord[item.item_type](),
    }),
    ...(item.count > 1 ? [m.rewards_card_said_count({ count: item.count })] : []),
    ...(reward.rim === 'plain' ? [] : [rimWord[reward.rim]()]),
    ...(isNew ? [m.rewards_card_said_new()] : []),
  ].join(', ');
  return (
    <button type="button" className={css['card']} aria-label={said} onClick={onPress}>
      <CardFace reward={reward} />
      {isNew ? <span className={css['new']}>{m.rewards_card_new()}</span> : null}
      {item.count > 1 ? <span className={classes(css['count'], metalCss['metal'])} data-rim={reward.rim}>{m.rewards_card_count({ count: item.count })}</span> : null}
    </button>
  );
}
