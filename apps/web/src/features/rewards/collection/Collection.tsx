import type { CollectionItem, CollectionProgress as Told } from '@touchline/contracts';
import { packRewards, rewardKinds, type RewardKind } from '@touchline/domain';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { kindsWord } from '../rarity-kind-and-rim-words.ts';
import { AlbumBySeries } from './AlbumBySeries.tsx';
import { CardDetails } from './CardDetails.tsx';
import css from './Collection.module.css';
import { CollectionCard } from './CollectionCard.tsx';
import { PartsProgress } from './PartsProgress.tsx';
import { RimLegend } from './RimLegend.tsx';

type Kind = RewardKind | 'all';
type View = 'mine' | 'missing';

interface CollectionProps {
  /** In the collection's order: legendary first, then the newest. */
  readonly items: readonly CollectionItem[];
  readonly progress: Told;
}

/** What the player has collected and how far that is; by a press what is still to find, as an album. */
export function Collection({ items, progress }: CollectionProps) {
  const [view, setView] = useState<View>('mine');
  const [kind, setKind] = useState<Kind>('all');
  const [chosen, setChosen] = useState<CollectionItem | null>(null);
  const [isOpen, setOpen] = useState(false);
  const owned = items.filter(({ item_type }) => kind === 'all' || item_type === kind);
  // They come first as it is, and stand larger.
  const finds = owned.filter(({ rarity }) => rarity === 'legendary' || rarity === 'epic');
  const others = owned.filter((item) => !finds.includes(item));
  const ownedIds = new Set(items.map(({ reward_id }) => reward_id));
  const album = packRewards.filter((reward) => kind === 'all' || reward.kind === kind);
  const missing = album.filter(({ id }) => !ownedIds.has(id)).length;
  const isComplete = progress.distinct >= progress.total;
  return (
    <Card
      title={m.rewards_collection_title()}
      level={3}
      aside={
        <span className={css['found']}>
          <span>{m.rewards_collection_found({ distinct: progress.distinct, total: progress.total })}</span> <b>{m.rewards_collection_percent({ percent: progress.percent })}</b>
        </span>
      }
    >
      <div className={css['collection']}>
        <Progress label={m.rewards_collection_title()} value={progress.distinct} max={progress.total} valueText={m.rewards_collection_share({ distinct: progress.distinct, total: progress.total, percent: progress.percent })} tone="grass" bare />
        <div className={css['choice']}>
          {isComplete ? null : (
            <SegmentedControl<View>
              label={m.rewards_collection_show()}
              layout="bare"
              segments={[
                { value: 'mine', label: m.rewards_view_mine() },
                { value: 'missing', label: m.rewards_view_missing({ count: missing }) },
              ]}
              value={view}
              onValueChange={setView}
            />
          )}
          <SegmentedControl<Kind>
            label={m.rewards_collection_kind()}
            layout="bare"
            look="chips"
            segments={[
              { value: 'all', label: m.rewards_kinds_all() },
              ...rewardKinds.map((one) => ({ value: one, label: kindsWord[one]() })),
            ]}
            value={kind}
            onValueChange={setKind}
          />
        </div>
        {isComplete ? (
          <div>
            <h4 className={css['heading']}>{m.rewards_complete_title()}</h4>
            <p className={css['words']}>{m.rewards_complete_words()}</p>
          </div>
        ) : null}
        {view === 'missing' && !isComplete ? (
          <div>
            <h4 className={css['heading']}>{missing === 0 ? m.rewards_missing_none() : m.rewards_missing_title({ count: missing })}</h4>
            <AlbumBySeries rewards={album} ownedIds={ownedIds} level={5} />
          </div>
        ) : owned.length === 0 ? (
          <p className={css['words']}>{m.rewards_collection_none_of_kind()}</p>
        ) : (
          <>
            {[finds, others].map((ofThese) =>
              ofThese.length === 0 ? null : (
                <ul key={ofThese === finds ? 'finds' : 'others'} className={classes(css['cards'], ofThese === finds && css['finds'])}>
                  {ofThese.map((item) => (
                    <li key={item.reward_id}>
                      <CollectionCard
                        item={item}
                        isNew={item.is_new}
                        onPress={() => {
                          setChosen(item);
                          setOpen(true);
                        }}
                      />
                    </li>
                  ))}
                </ul>
              ),
            )}
            <RimLegend />
          </>
        )}
        <PartsProgress {...progress} />
      </div>
      {chosen === null ? null : <CardDetails item={chosen} open={isOpen} onOpenChange={setOpen} />}
    </Card>
  );
}
