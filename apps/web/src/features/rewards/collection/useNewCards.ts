import type { CollectionItem } from '@touchline/contracts';
import { NEW_TAGS } from '@touchline/domain';
import { useEffect, useState } from 'react';
import { readLocal, writeLocal } from '../../../store/local-storage-value.ts';

/** What `newCards` looks at. */
type Drawn = Pick<CollectionItem, 'reward_id' | 'obtained_at'>;

/** The ids of the cards drawn last, five at most (spec 001 §9), of those drawn after `seenUntil` (ISO). */
export function newCards(items: readonly Drawn[], seenUntil: string): ReadonlySet<string> {
  const latest = items.toSorted((a, b) => b.obtained_at.localeCompare(a.obtained_at)).slice(0, NEW_TAGS);
  return new Set(latest.filter(({ obtained_at }) => obtained_at > seenUntil).map(({ reward_id }) => reward_id));
}

/** Which cards are NEW: drawn last and not seen, on this device, before this visit of the page or by opening the card. */
export function useNewCards(playerId: string, items: readonly CollectionItem[]) {
  const name = `touchline.seenCards.${playerId}`;
  const [seenUntil] = useState(() => {
    const stored = readLocal(name);
    return typeof stored === 'string' ? stored : '';
  });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const latest = items.reduce((found, { obtained_at }) => (obtained_at > found ? obtained_at : found), '');
  useEffect(() => {
    if (latest > seenUntil) writeLocal(name, latest);
  }, [name, latest, seenUntil]);
  const fresh = newCards(items, seenUntil);
  const idOf = ({ reward_id, obtained_at }: Drawn): string => `${reward_id} ${obtained_at}`;
  return {
    isNew: (item: Drawn): boolean => fresh.has(item.reward_id) && !opened.has(idOf(item)),
    see: (item: Drawn): void => setOpened(new Set([...opened, idOf(item)])),
  };
}
