import type { Match } from '@touchline/contracts';
import { m, timeLocale, timeOfDayText } from '@touchline/messages';

const words: Readonly<Record<Exclude<Match['status'], 'NS'>, () => string>> = {
  LIVE: m.football_status_LIVE,
  '1H': m.football_status_1H,
  HT: m.football_status_HT,
  '2H': m.football_status_2H,
  ET: m.football_status_ET,
  BT: m.football_status_BT,
  P: m.football_status_P,
  SUSP: m.football_status_SUSP,
  INT: m.football_status_INT,
  FT: m.football_status_FT,
  AET: m.football_status_AET,
  PEN: m.football_status_PEN,
  PST: m.football_status_PST,
  CANC: m.football_status_CANC,
  ABD: m.football_status_ABD,
  AWD: m.football_status_AWD,
  WO: m.football_status_WO,
  TBD: m.football_status_TBD,
};

/** How a match stands, in words; a match to come by the clock of this device. */
export function matchStatusText({ status, date }: Pick<Match, 'status' | 'date'>): string {
  return status === 'NS' ? timeOfDayText(date) : words[status]();
}

/** A moment that is mostly of today: its time, with its day where it is of another. `now` in epoch milliseconds. */
export function lateTimeText(date: string, now: number): string {
  return new Date(date).toDateString() === new Date(now).toDateString() ? timeOfDayText(date) : dayTimeText(date);
}

/** A moment of another day of this week, by the clock of this device. */
export function weekdayTimeText(date: string): string {
  return new Date(date).toLocaleString(timeLocale, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
}

/** A moment as a day, by the clock of this device. */
export function dayText(date: string): string {
  return new Date(date).toLocaleDateString(timeLocale, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** A moment that may lie some days back: its day and time, by the clock of this device. */
export function dayTimeText(date: string): string {
  return new Date(date).toLocaleString(timeLocale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}
