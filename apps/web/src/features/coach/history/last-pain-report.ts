import type { CoachingRecord } from './coaching-history.ts';

/** So long the coach offers no drill to who told of pain and has not said since that it is over; then it is asked anew. */
const HOLDS_MS = 24 * 60 * 60 * 1_000;

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (playerId: string): string => `touchline.coach-hurt.${playerId}`;

/** When a player last told of pain on this device (epoch milliseconds); null where they did not, or it is over. No word of it is kept. */
export function painToldAt(playerId: string, storage: () => LocalStorage = () => localStorage): number | null {
  try {
    const told = Number(storage().getItem(nameOf(playerId)) ?? Number.NaN);
    return Number.isFinite(told) ? told : null;
  } catch {
    // Where storage is forbidden the turns that are sent along tell it.
    return null;
  }
}

/**
 * Whether something of the player hurts at `now`: what was told last within a day, on this device or in the talk, which comes
 * from the player's other devices too.
 */
export function isHurting(toldHere: number | null, talk: readonly Pick<CoachingRecord, 'hurt' | 'timestamp'>[], now: number): boolean {
  const here = toldHere === null ? [] : [{ at: toldHere, hurt: true }];
  const inTalk = talk.flatMap(({ hurt, timestamp }) => (hurt === undefined ? [] : [{ at: Date.parse(timestamp), hurt }]));
  const told = [...here, ...inTalk].filter(({ at }) => at <= now && now - at < HOLDS_MS);
  return told.toSorted((one, other) => one.at - other.at).at(-1)?.hurt ?? false;
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
