import { sharings, type Sharing } from '@touchline/domain';
import { readLocal, writeLocal } from '../../../store/local-storage-value.ts';

const nameOf = (playerId: string): string => `touchline.analysis-sharing.${playerId}`;

/** What a player chose the last time on this device; nothing leaves it until they have. */
export function lastSharingChoice(playerId: string): Sharing {
  const stored = readLocal(nameOf(playerId));
  return sharings.find((one) => one === stored) ?? 'device';
}

/** Remembers the choice for the next analysis. */
export function rememberSharing(playerId: string, sharing: Sharing): void {
  writeLocal(nameOf(playerId), sharing);
}
