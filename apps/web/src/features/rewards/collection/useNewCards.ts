import type { CollectionItem } from '@touchline/contracts';
import { NEW_TAGS } from '@touchline/domain';
import { useEffect, useState } from 'react';
import { readLocal, writeLocal } from '../../../store/local-storage-value.ts';

/** What `newCards` looks at. */
type Drawn = Pick<CollectionItem, 'reward_id' | 'first_obtained_at'>;

/** The ids of the cards found last, five at most (spec 001 §9), of those first drawn after `seenUntil` (ISO). */
export function newCards(items: readonly Drawn[], seenUntil: string): ReadonlySet<string> {
  const latest = items.toSorted((a, b) => b.first_obtained_at.localeCompare(a.first_obtained_at)).slice(0, NEW_TAGS);
  return new Set(latest.filter(({ first_obtained_at: found }) => found > seenUntil).map(({ reward_id }) => reward_id));
}

/** Which cards are NEW: found last, not drawn once more, and not seen, on this device, before this visit of the page or by opening the card. */
export function useNewCards(playerId: string, items: readonly CollectionItem[]) {
  const name = `touchline.seenCards.${playerId}`;
  const [seenUntil] = useState(() => {
    const stored = readLocal(name);
    return typeof stored === 'string' ? stored : '';
  });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const latest = items.reduce((last, { first_obtained_at: found }) => (found > last ? found : last), '');
  useEffect(() => {
    if (latest > seenUntil) writeLocal(name, latest);
  }, [name, latest, seenUntil]);
  const fresh = newCards(items, seenUntil);
  return {
    isNew: (item: Drawn): boolean => fresh.has(item.reward_id) && !opened.has(item.reward_id),
    see: (item: Drawn): void => setOpened(new Set([...opened, item.reward_id])),
  };
}
