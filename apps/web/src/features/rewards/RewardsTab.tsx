import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PackItem, Packs } from '@touchline/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { collectionQuery, packsQuery, useApi } from '../../api/index.ts';
import { isNoConnection, LoadFailed, OldCopy } from '../../offline/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { MountBelowFoldAfterPaint } from '../../ui/mounting/MountBelowFoldAfterPaint.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { Collection } from './collection/Collection.tsx';
import { EmptyCollection } from './collection/EmptyCollection.tsx';
import { withoutSealedCard } from './collection/without-sealed-card.ts';
import { TokenLedger } from './ledger/TokenLedger.tsx';
import { PackStore, PackStoreLoading } from './pack/PackStore.tsx';
import { usePackOpening, type PackOpening } from './pack/usePackOpening.ts';
import css from './RewardsTab.module.css';

export interface RewardsTabProps {
  readonly playerId: string;
  /** Opens a pack on arrival: the player has pressed what says so, with its cost. Of the first one the odds are to be seen before. */
  readonly opensPack?: boolean;
  /** It has arrived with that. */
  readonly onArrived?: () => void;
  /** Goes to where tokens are earned. */
  readonly onNavigate: (tab: 'practice') => void;
}

/** Packs to open with earned tokens, and the collection that comes of it (spec 001 §2). */
export function RewardsTab({ playerId, opensPack = false, onArrived, onNavigate }: RewardsTabProps) {
  const packs = useQuery(packsQuery(useApi()));
  const opening = usePackOpening(playerId);
  const collection = useRef<HTMLDivElement>(null);
  const [isLedgerOpen, setLedgerOpen] = useState(false);
  useOpenOnArrival(opensPack, packs, opening, onArrived);
  /** From a card that was just found to its place among the others. */
  const seeCollection = (): void => {
    collection.current?.focus({ preventScroll: true });
    opening.close();
    requestAnimationFrame(() => collection.current?.scrollIntoView());
  };
  return (
    <div className={css['rewards']}>
      {packs.data === undefined ? (
        <StoreWithoutPacks
          failure={packs.isPending ? null : packs.error}
          retrying={packs.isFetching}
          onRetry={() => void packs.refetch()}
        />
      ) : (
        <PackStore
          packs={packs.data}
          unreachable={isNoConnection(packs.error)}
          opening={opening}
          onEarn={() => onNavigate('practice')}
          onSee={seeCollection}
          onHistory={() => setLedgerOpen(true)}
        />
      )}
      <div ref={collection} tabIndex={-1} className={css['collection']}>
        <MountBelowFoldAfterPaint>
          <CollectionPlace
            canOpen={packs.data !== undefined && packs.data.tokens >= packs.data.cost}
            hasPack={opening.opened !== null}
            unseen={opening.unseen}
          />
        </MountBelowFoldAfterPaint>
      </div>
      <TokenLedger open={isLedgerOpen} onOpenChange={setLedgerOpen} />
    </div>
  );
}

/**
 * Opens one pack, once the player's tokens are known; one that still waits to be torn comes first. Who has no card yet has
 * opened none, and may never have seen the odds, which stand in the store: that pack is opened there.
 */
function useOpenOnArrival(isWanted: boolean, packs: UseQueryResult<Packs>, { opened, open }: PackOpening, onArrived: RewardsTabProps['onArrived']): void {
  const { data, isFetching } = packs;
  const cards = useQuery({ ...collectionQuery(useApi()), enabled: isWanted });
  const hasCards = cards.isPending ? undefined : (cards.data?.items.length ?? 0) > 0;
  const hasAsked = useRef(false);
  const openNow = useEffectEvent((known: Packs, isFirst: boolean): void => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    onArrived?.();
    if (opened === null && !isFirst) open(known.cost, known.tokens);
  });
  useEffect(() => {
    if (isWanted && data !== undefined && !isFetching && hasCards !== undefined) openNow(data, !hasCards);
  }, [isWanted, data, isFetching, hasCards]);
}

interface StoreWithoutPacksProps {
  /** Why they could not be read; null while they are. */
  readonly failure: Error | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function StoreWithoutPacks({ failure, retrying, onRetry }: StoreWithoutPacksProps) {
  if (failure === null) return <PackStoreLoading />;
  return (
    <Card>
      <LoadFailed title={m.rewards_store_unreadable()} error={failure} onRetry={onRetry} retrying={retrying} />
    </Card>
  );
}

interface CollectionPlaceProps {
  readonly canOpen: boolean;
  readonly hasPack: boolean;
  /** The card of a pack that is still to be torn. */
  readonly unseen: PackItem | null;
}

function CollectionPlace({ canOpen, hasPack, unseen }: CollectionPlaceProps) {
  const query = useQuery(collectionQuery(useApi()));
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) {
    return (
      <Loading label={m.rewards_collection_title()}>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    );
  }
  if (data === undefined) {
    return (
      <Card title={m.rewards_collection_title()} level={3}>
        <LoadFailed
          title={m.rewards_collection_unreadable()}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  const { items, progress } = withoutSealedCard(data, unseen);
  if (items.length === 0) return <EmptyCollection total={progress.total} canOpen={canOpen} hasPack={hasPack} />;
  return (
    <OldCopy query={query}>
      <Collection items={items} progress={progress} />
    </OldCopy>
  );
}
