/**
 * The player's own calendar. A practice day is a date on the player's wall, never an instant: which date a
 * session belongs to is decided once, from its finish and the player's zone, and everything else counts dates.
 */

declare const practiceDay: unique symbol;

/** A date of the player's calendar as 'YYYY-MM-DD', years 1000 to 9999. Sorts as text in calendar order. */
export type PracticeDay = string & { readonly [practiceDay]: true };

const DAY_MS = 86_400_000;

/** The IANA names of three letters. ICU also knows old Java ones ('PST', 'ACT'), some of them misleading. */
const threeLetterZones = new Set('CET EET EST GMT HST MET MST PRC ROC ROK UCT UTC WET'.split(' '));

/** A formatter costs 50 µs and much memory to make, 1 µs to use. Keyed without case, so the number is bounded. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  let clock = clocks.get(key);
  if (clock === undefined) {
    const upper = timeZone.toUpperCase();
    if (!/^[A-Z]/.test(upper) || upper.startsWith('SYSTEMV/') || (upper.length === 3 && !threeLetterZones.has(upper))) {
      throw new RangeError(`Not an IANA time zone: ${timeZone}`);
    }
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(key, clock);
  }
  return clock;
}

/** What the wall clock shows, as the epoch milliseconds at which a UTC clock would show the same. */
function wallClock(instant: Date, timeZone: string): number {
  // Earlier years would be read without their era.
  if (instant.getUTCFullYear() < 1000) throw new RangeError(`Not in the years 1000 to 9999: ${instant.toISOString()}`);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] =
    clockOf(timeZone).format(instant).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * True for the name of an IANA time zone ('Europe/London', 'UTC', aliases included, in any case).
 * Fixed offsets such as '+02:00' are not names: they know no daylight saving.
 */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The date on the player's wall at an instant. Throws a RangeError for an unknown zone, an invalid Date,
 * or a year outside 1000 to 9999.
 */
export function practiceDayOf(instant: Date, timeZone: string): PracticeDay {
  return dayAt(wallClock(instant, timeZone));
}

/**
 * Minutes the zone is ahead of UTC at an instant, daylight saving included: 345 in Kathmandu, −660 in Pago Pago.
 * Whole minutes (rounded for zones of the time before standard time). Throws as `practiceDayOf` does.
 */
export function utcOffsetMinutes(instant: Date, timeZone: string): number {
  const wholeSeconds = Math.floor(instant.getTime() / 1000) * 1000;
  return Math.round((wallClock(instant, timeZone) - wholeSeconds) / 60_000) + 0;
}

/** Reads 'YYYY-MM-DD'; null when it is not a date of the calendar in the years 1000 to 9999. */
export function parsePracticeDay(text: string): PracticeDay | null {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const instant = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== text) return null;
  return text as PracticeDay;
}

/** The day `days` later (earlier when negative). Throws a RangeError outside the years 1000 to 9999. */
export function addDays(day: PracticeDay, days: number): PracticeDay {
  return dayAt(midnight(day) + days * DAY_MS);
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: PracticeDay, to: PracticeDay): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** Day of the week, 0 = Sunday to 6 = Saturday. */
export function weekday(day: PracticeDay): number {
  return new Date(midnight(day)).getUTCDay();
}

/** The Sunday on or before the day: weeks start on Sunday. */
export function weekStart(day: PracticeDay): PracticeDay {
  return addDays(day, -weekday(day));
}

/** The seven days of the week that a day is in, Sunday first. */
export function daysOfWeek(day: PracticeDay): readonly PracticeDay[] {
  const sunday = weekStart(day);
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** The first of the day's month. */
export function monthStart(day: PracticeDay): PracticeDay {
  return `${day.slice(0, 8)}01` as PracticeDay;
}

/** The date at an instant on a clock that is so many minutes ahead of UTC. */
export function dayAtOffset(instant: Date, offsetMinutes: number): PracticeDay {
  return dayAt(instant.getTime() + offsetMinutes * 60_000);
}

// Parsing and printing ISO dates would take most of the time of a streak; these two take a fifth of it.

function midnight(day: PracticeDay): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
}

function dayAt(utcMs: number): PracticeDay {
  const date = new Date(utcMs);
  const year = date.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) throw new RangeError(`Not in the years 1000 to 9999: ${year}`);
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}` as PracticeDay;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
