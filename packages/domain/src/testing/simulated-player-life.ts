import { DAY } from './reference-local-time.ts';
import type { LocalTime, Slot } from './reference-local-time.ts';
import type { Chance } from '../seeded-random.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** From this move of the clock on, a long flight westward over the date line can swallow a whole local date. */
const LONG_MOVE_MINUTES = 14 * 60;

/** A session as the player lived it. Day and offset are those of the player's own wall clock. */
export interface LivedSession {
  readonly finishedAt: number;
  readonly zone: string;
  readonly day: number;
  readonly offset: number;
}

/** A part of a local date that the player spent on the ground somewhere, and the sessions finished in it. */
interface LivedSlot extends Slot {
  readonly place: LocalTime;
  readonly sessions: readonly LivedSession[];
}

export interface PlayerLife {
  /** Practised on every local date lived through. */
  readonly isDevoted: boolean;
  readonly slots: readonly LivedSlot[];
}

/**
 * A year of a player who lives through real local dates in real zones, stays home or travels, and practises at any
 * time, midnight above all. A player never leaves a place without having practised there, since the streak is told of
 * sessions and not of flights; and no flight swallows a date unless it goes west over the date line.
 */
export function liveAYear(chance: Chance, places: readonly [LocalTime, ...LocalTime[]], from: number): PlayerLife {
  const end = from + 365 * DAY;
  const isDevoted = chance.happens(0.5);
  const zeal = isDevoted ? 1 : chance.pick([0.3, 0.7, 0.9, 0.97]);
  const [shortest, longest] = chance.pick([
    [365, 365],
    [10, 60],
    [1, 9],
    [0.05, 3],
  ] as [[number, number], ...[number, number][]]);

  const slots: LivedSlot[] = [];
  const practised = new Set<number>();
  let place = chance.pick(places);
  let arrival = from;
  while (arrival < end) {
    const departure = Math.min(end, arrival + Math.round((shortest + (longest - shortest) * chance.next()) * DAY));
    const stay = place.slots(arrival, departure);
    const days = new Set(stay.map((slot) => slot.day));
    const chosen = new Set(
      [...days].filter((day) => (isDevoted && !practised.has(day)) || chance.happens(isDevoted ? 0.5 : zeal)),
    );
    if (chosen.size === 0) chosen.add(stay[chance.whole(0, stay.length - 1)]?.day ?? 0);
    for (const slot of practiseIn(chance, place, stay, chosen, isDevoted)) slots.push(slot);
    for (const day of chosen) practised.add(day);

    const next = chance.pick(places);
    const movedMinutes = next.offsetAt(departure) - place.offsetAt(departure);
    arrival = departure + Math.round(hoursInTheAir(chance, movedMinutes) * HOUR);
    place = next;
  }
  return { isDevoted, slots };
}

/** Puts a session into one slot of each chosen date, and sometimes more. */
function practiseIn(
  chance: Chance,
  place: LocalTime,
  stay: readonly Slot[],
  chosen: ReadonlySet<number>,
  isDevoted: boolean,
): LivedSlot[] {
  const finishes = stay.map((): number[] => []);
  for (const day of chosen) {
    const ofTheDay = stay.flatMap((slot, index) => (slot.day === day ? [index] : []));
    // Where the clock goes back over midnight a date comes in two parts; the devoted do not wait for the second.
    let part = isDevoted ? 0 : chance.whole(0, ofTheDay.length - 1);
    do {
      const index = ofTheDay[part] ?? 0;
      const slot = stay[index];
      if (slot !== undefined) finishes[index]?.push(finishIn(chance, slot));
      part = chance.whole(0, ofTheDay.length - 1);
    } while (chance.happens(0.2));
  }
  return stay.map((slot, index) => ({
    ...slot,
    place,
    sessions: (finishes[index] ?? [])
      .toSorted((a, b) => a - b)
      .map((finishedAt) => ({
        finishedAt,
        zone: place.zone,
        day: slot.day,
        offset: place.offsetAt(finishedAt),
      })),
  }));
}

/** An instant in the slot: its first or last moment, 00:01, 23:59, or any other. */
function finishIn(chance: Chance, { from, to }: Slot): number {
  const instant = chance.pick([
    from,
    from + MINUTE,
    to - MINUTE,
    to - 1,
    from + Math.floor(chance.next() * (to - from)),
    from + Math.floor(chance.next() * (to - from)),
  ]);
  return Math.min(Math.max(instant, from), to - 1);
}

function hoursInTheAir(chance: Chance, movedMinutes: number): number {
  const isShort = movedMinutes >= 0 && movedMinutes < LONG_MOVE_MINUTES;
  return 1 + chance.next() * (isShort ? 9 : 19);
}
