import type { CollectionProgress, PackItem } from '@touchline/contracts';
import { readLocal, writeLocal } from '../../../store/local-storage-value.ts';

/** What was in a pack. */
export interface OpenedPack {
  readonly item: PackItem;
  readonly progress: CollectionProgress;
}

/** The pack that a player bought and has not torn yet: it waits for them on this device, under their id, until it is torn. */
interface SealedPackStore {
  readonly read: () => OpenedPack | null;
  readonly save: (pack: OpenedPack) => void;
  readonly clear: () => void;
}

/** Of a player on this device; where storage is forbidden the pack waits for as long as it is on screen. */
export function sealedPackStore(playerId: string): SealedPackStore {
  const name = `touchline.sealedPack.${playerId}`;
  return {
    read() {
      const stored = readLocal(name);
      return isPack(stored) ? stored : null;
    },
    save: (pack) => void writeLocal(name, pack),
    clear: () => void writeLocal(name, null),
  };
}

/** What an older page stored may look different: then its card is simply in the collection. */
function isPack(stored: unknown): stored is OpenedPack {
  if (typeof stored !== 'object' || stored === null) return false;
  const { item, progress } = stored as Partial<OpenedPack>;
  return typeof item?.reward_id === 'string' && typeof item.count === 'number' && typeof progress?.distinct === 'number';
}
