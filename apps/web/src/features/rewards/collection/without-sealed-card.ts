import type { CollectionItem, CollectionProgress, PackItem } from '@touchline/contracts';

interface Owned {
  readonly items: readonly CollectionItem[];
  readonly progress: CollectionProgress;
}

/** A collection as it was before the card of a pack that is still to be torn: it would tell what is in it. */
export function withoutSealedCard({ items, progress }: Owned, sealed: Pick<PackItem, 'reward_id' | 'count'> | null): Owned {
  const card = items.find(({ reward_id, count }) => reward_id === sealed?.reward_id && count >= sealed.count);
  if (card === undefined) return { items, progress };
  if (card.count > 1) {
    // When the one before was found is not told; the first time is no newer than that.
    const before: CollectionItem = { ...card, count: card.count - 1, obtained_at: card.first_obtained_at };
    return { items: items.map((item) => (item === card ? before : item)), progress };
  }
  return {
    items: items.filter((item) => item !== card),
    progress: {
      ...progress,
      ...oneLess(progress),
      kinds: progress.kinds.map((part) => (part.kind === card.item_type ? { ...part, ...oneLess(part) } : part)),
      series: progress.series.map((part) => (part.series === card.series ? { ...part, ...oneLess(part) } : part)),
    },
  };
}

type Share = Pick<CollectionProgress, 'distinct' | 'total' | 'percent'>;

function oneLess({ distinct, total }: Share): Share {
  return { distinct: distinct - 1, total, percent: Math.round((100 * (distinct - 1)) / total) };
}
