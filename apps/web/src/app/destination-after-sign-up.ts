import { readLocal, writeLocal, type LocalStorage } from '../store/local-storage-value.ts';
import { placeNamedBy } from './main/tab-address-and-keys.ts';

const NAME = 'touchline.destination';

/** How long a new player may take to confirm their address, in milliseconds: a day. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Keeps where a visitor wanted to go, as an address after the `#`, while their sign-up waits for a mail: the link in it
 * opens a page of its own. `now` in epoch milliseconds.
 */
export function keepDestination(hash: string, now: number, storage: () => LocalStorage = () => localStorage): void {
  writeLocal(NAME, { hash, at: now }, storage);
}

/** Where the visitor wanted to go who signed up on this device and has not come in yet; null where nothing is known. */
export function keptDestination(now: number, storage: () => LocalStorage = () => localStorage): string | null {
  const { hash, at } = (readLocal(NAME, storage) ?? {}) as { readonly hash?: unknown; readonly at?: unknown };
  if (typeof hash !== 'string' || typeof at !== 'number' || placeNamedBy({ hash, search: '' }) === null) return null;
  return Math.abs(now - at) <= KEPT_MS ? hash : null;
}

/** Somebody has come in: the next one begins at the dashboard. */
export function forgetDestination(storage: () => LocalStorage = () => localStorage): void {
  writeLocal(NAME, null, storage);
}
