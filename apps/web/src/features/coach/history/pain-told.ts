/** So long the coach offers no drill to who told of pain and has not said since that it is over; then it is asked anew. */
const HOLDS_MS = 24 * 60 * 60 * 1_000;

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (playerId: string): string => `touchline.coach-hurt.${playerId}`;

/** Whether a player has told of pain within a day before `now` (epoch milliseconds). When, and nothing of what was said, lies on this device. */
export function isPainTold(playerId: string, now: number, storage: () => LocalStorage = () => localStorage): boolean {
  try {
    const told = Number(storage().getItem(nameOf(playerId)) ?? Number.NaN);
    return told <= now && now - told < HOLDS_MS;
  } catch {
    // Where storage is forbidden the turns that are sent along tell it.
    return false;
  }
}

/** Notes that a player told of pain. */
export function notePain(playerId: string, now: number, storage: () => LocalStorage = () => localStorage): void {
  try {
    storage().setItem(nameOf(playerId), String(now));
  } catch {
    // As above.
    return;
  }
}

/** It is over, or the player leaves this device. */
export function forgetPain(playerId: string, storage: () => LocalStorage = () => localStorage): void {
  try {
    storage().removeItem(nameOf(playerId));
  } catch {
    // As above.
    return;
  }
}
