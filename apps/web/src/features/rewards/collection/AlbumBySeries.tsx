import type { PackReward } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { seriesNames } from '@touchline/messages/pack-rewards';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { AlbumSlot } from './AlbumSlot.tsx';
import css from './AlbumBySeries.module.css';
import { MissingCardDetails } from './MissingCardDetails.tsx';

interface AlbumSeriesProps {
  readonly rewards: readonly PackReward[];
  readonly ownedIds: ReadonlySet<string>;
  /** Of its headings, below the one of what they are in. */
  readonly level: 5 | 6;
}

/** An album of these cards: series by series, with how many of each are found and a place for every card; a press on one that is not found tells what is known of it. */
export function AlbumBySeries({ rewards, ownedIds, level }: AlbumSeriesProps) {
  const Heading = `h${level}` as const;
  const [chosen, setChosen] = useState<PackReward | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css['album']}>
      {[...Map.groupBy(rewards, ({ series }) => series)].map(([series, ofSeries]) => {
        const distinct = ofSeries.filter(({ id }) => ownedIds.has(id)).length;
        const isComplete = distinct === ofSeries.length;
        return (
          <section key={series}>
            <Heading className={css['heading']}>
              {m.rewards_series_found({ series: seriesNames[series], distinct, total: ofSeries.length })}
              {isComplete ? (
                <span className={css['complete']}>
                  <CheckIcon size={18} /> {m.rewards_series_complete()}
                </span>
              ) : null}
            </Heading>
            <ul className={css['cards']}>
              {ofSeries.map((reward) => (
                <li key={reward.id}>
                  <AlbumSlot
                    reward={reward}
                    isFound={ownedIds.has(reward.id)}
                    onPress={() => {
                      setChosen(reward);
                      setOpen(true);
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {chosen === null ? null : <MissingCardDetails reward={chosen} open={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
