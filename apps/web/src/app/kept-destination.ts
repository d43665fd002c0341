import { dashboardPlaceOf } from './main/tab.ts';

const NAME = 'touchline.destination';

/** How long a new player may take to confirm their address, in milliseconds: a day. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Keeps where a visitor wanted to go, as an address after the `#`, while their sign-up waits for a mail: the link in it
 * opens a page of its own. `now` in epoch milliseconds.
 */
export function keepDestination(hash: string, now: number, storage: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  try {
    storage().setItem(NAME, JSON.stringify({ hash, at: now }));
  } catch {
    // Storage can be full or forbidden: the player then begins at the dashboard.
  }
}

/** Where the visitor wanted to go who signed up on this device and has not come in yet; null where nothing is known. */
export function keptDestination(now: number, storage: () => Pick<Storage, 'getItem'> = () => localStorage): string | null {
  try {
    const { hash, at } = JSON.parse(storage().getItem(NAME) ?? '{}') as { readonly hash?: unknown; readonly at?: unknown };
    if (typeof hash !== 'string' || typeof at !== 'number' || dashboardPlaceOf(hash) === null) return null;
    return Math.abs(now - at) <= KEPT_MS ? hash : null;
  } catch {
    return null;
  }
}

/** Somebody has come in: the next one begins at the dashboard. */
export function forgetDestination(storage: () => Pick<Storage, 'removeItem'> = () => localStorage): void {
  try {
    storage().removeItem(NAME);
  } catch {
    // What cannot be read cannot lead anywhere.
  }
}
