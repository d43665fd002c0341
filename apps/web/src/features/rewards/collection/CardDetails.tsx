import type { CollectionItem } from '@touchline/contracts';
import { packRewards } from '@touchline/domain';
import { dateFormat, m } from '@touchline/messages';
import { seriesNames } from '@touchline/messages/pack-rewards';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { CardFace } from '../card/CardFace.tsx';
import { cardRewardOf } from '../card-reward.ts';
import { rimText } from '../rarity-kind-and-rim-words.ts';
import { CardDetailsLayout } from './CardDetailsLayout.tsx';
import css from './CardDetails.module.css';
import { share } from './share-or-copy-link.ts';

const day = dateFormat({ dateStyle: 'long' });

interface CardDetailsProps {
  readonly item: CollectionItem;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A card, large, with everything there is to know of it. */
export function CardDetails({ item, open, onOpenChange }: CardDetailsProps) {
  const reward = cardRewardOf(item);
  const inSeries = packRewards.filter(({ series }) => seriesNames[series] === item.series).length;
  const facts: ReadonlyArray<readonly [name: string, value: string]> = [
    [m.rewards_details_series(), `${item.series}${TEXT_SEPARATOR}${m.rewards_details_number({ number: item.number, total: inSeries })}`],
    [m.rewards_details_first(), day(new Date(item.first_obtained_at))],
    ...(item.count > 1
      ? ([[m.rewards_details_last(), day(new Date(item.obtained_at))]] as const)
      : []),
    [m.rewards_details_count(), m.rewards_card_count({ count: item.count })],
    [m.rewards_details_rim(), rimText(item.count)],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={item.item_name}
      footer={<ShareButton name={item.item_name} />}
      readOnly
    >
      <CardDetailsLayout
        rarity={item.rarity}
        kind={item.item_type}
        card={
          <div className={css['card']}>
            <CardFace reward={reward} />
            <VisuallyHidden>{reward.picture}</VisuallyHidden>
          </div>
        }
      >
        <p className={css['about']}>{item.description}</p>
        <dl className={css['facts']}>
          {facts.map(([name, value]) => (
            <div key={name} className={css['fact']}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={css['repeats']}>{m.rewards_details_rim_words()}</p>
      </CardDetailsLayout>
    </Dialog>
  );
}

/** Tells others of a card: by the device's own sheet, else by a copied link. */
function ShareButton({ name }: { readonly name: string }) {
  const toasts = useToasts();
  const onShare = async (): Promise<void> => {
    const outcome = await share(
      { title: name, text: m.rewards_share_text({ name }), url: `${location.origin}/` },
      {
        ...('share' in navigator && { share: (what) => navigator.share(what) }),
        copy: (text) => navigator.clipboard.writeText(text),
      },
    );
    if (outcome === 'copied') toasts.success(m.rewards_share_copied());
    if (outcome === 'failed') toasts.error(m.rewards_share_failed());
  };
  return <Button onClick={() => void onShare()}>{m.rewards_share()}</Button>;
}
