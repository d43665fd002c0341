/**
 * Local time by arithmetic, for tests that must not trust the calendar they test: offsets of a zone are found once by
 * asking Intl for their names, and everything after that is addition. Instants are epoch milliseconds, days whole
 * numbers since 1970-01-01.
 */
export const DAY = 86_400_000;
const MINUTE = 60_000;

/** A time in which the offset of a zone stays the same. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** A part of one local date, from an instant up to, not including, another. */
export interface Slot {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

export interface LocalTime {
  readonly zone: string;
  /** Minutes ahead of UTC. */
  offsetAt(instant: number): number;
  dayAt(instant: number): number;
  /** The local dates between two instants in order, cut where the clock is changed. */
  slots(from: number, to: number): Slot[];
}

/** The local time of a zone from one instant to another; the offset must not change twice within a day. */
export function localTimeOf(zone: string, from: number, to: number): LocalTime {
  const offsetNow = offsetReader(zone);
  const stretches: Stretch[] = [];
  let begin = from;
  for (let at = from; at < to; at += DAY) {
    const next = Math.min(at + DAY, to);
    if (offsetNow(at) !== offsetNow(next)) {
      const change = firstInstant(at, next, (instant) => offsetNow(instant) === offsetNow(next));
      stretches.push({ from: begin, to: change, offset: offsetNow(at) });
      begin = change;
    }
  }
  stretches.push({ from: begin, to: Infinity, offset: offsetNow(to) });

  const offsetAt = (instant: number): number =>
    (stretches.find((stretch) => instant < stretch.to) ?? { offset: offsetNow(to) }).offset;
  return {
    zone,
    offsetAt,
    dayAt: (instant) => Math.floor((instant + offsetAt(instant) * MINUTE) / DAY),
    slots: (start, end) =>
      stretches
        .filter((stretch) => stretch.from < end && stretch.to > start)
        .flatMap((stretch) => slotsOf(Math.max(stretch.from, start), Math.min(stretch.to, end), stretch.offset)),
  };
}

function slotsOf(from: number, to: number, offset: number): Slot[] {
  const slots: Slot[] = [];
  let at = from;
  while (at < to) {
    const day = Math.floor((at + offset * MINUTE) / DAY);
    const midnight = (day + 1) * DAY - offset * MINUTE;
    slots.push({ day, from: at, to: Math.min(midnight, to) });
    at = midnight;
  }
  return slots;
}

/** Reads 'GMT+05:45' as 345. */
function offsetReader(zone: string): (instant: number) => number {
  const names = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (instant) => {
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(names.format(instant)) ?? [];
    return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  };
}

/** The first whole minute between two instants from which on something holds. */
function firstInstant(from: number, to: number, holds: (instant: number) => boolean): number {
  let [before, after] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle * MINUTE)) after = middle;
    else before = middle;
  }
  return after * MINUTE;
}
