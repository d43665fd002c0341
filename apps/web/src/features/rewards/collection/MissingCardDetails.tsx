import { useQuery } from '@tanstack/react-query';
import { packRewards, type PackReward } from '@touchline/domain';
import { m } from '@touchline/messages';
import { seriesNames } from '@touchline/messages/pack-rewards';
import { packsQuery, useApi } from '../../../api/index.ts';
import { classes } from '../../../ui/join-class-names.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { CardEmblem } from '../emblems/CardEmblem.tsx';
import { OddsTable } from '../pack/OddsTable.tsx';
import { CardDetailsLayout } from './CardDetailsLayout.tsx';
import css from './MissingCardDetails.module.css';
import rarityCss from '../rarity.module.css';

interface MissingCardDetailsProps {
  readonly reward: PackReward;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A card that is not found yet: its shape, where it belongs, and how likely a pack holds it. Its name comes with the card. */
export function MissingCardDetails({ reward, open, onOpenChange }: MissingCardDetailsProps) {
  const { data: packs } = useQuery(packsQuery(useApi()));
  const total = packRewards.filter(({ series }) => series === reward.series).length;
  const series = seriesNames[reward.series];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.rewards_missing_details_title()} readOnly>
      <CardDetailsLayout
        rarity={reward.rarity}
        kind={reward.kind}
        card={
          <div className={classes(css['card'], rarityCss['words'])} data-rarity={reward.rarity}>
            <CardEmblem reward={reward} silhouette />
          </div>
        }
      >
        <p className={css['series']}>{`${series}${TEXT_SEPARATOR}${m.rewards_details_number({ number: reward.number, total })}`}</p>
        <p>{m.rewards_missing_details_words()}</p>
        {packs === undefined ? null : (
          <details>
            <summary className={css['all']}>{m.rewards_odds_all()}</summary>
            <OddsTable odds={packs.odds} />
          </details>
        )}
      </CardDetailsLayout>
    </Dialog>
  );
}
