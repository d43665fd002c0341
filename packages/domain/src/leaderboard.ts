/** The boards: for which stretch of days a session counts, and whom a line of a board names. */
import { addDays, monthStart, weekStart, type PracticeDay } from './practice-day.ts';

/** The four boards of the leaderboard (spec 001 §9). */
export const boardPeriods = ['daily', 'weekly', 'monthly', 'alltime'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

export const boardViews = ['player', 'team'] as const;
export type BoardView = (typeof boardViews)[number];

/** Rows of a page of a board, and of each Show More (spec 001 §9). */
export const BOARD_PAGE = 20;

/** A team with a hidden player is on the board from so many players on: the sums of fewer tell what one of them did (domain/safety.md). */
export const TEAM_SHOWN_FROM = 3;

/** Where the all-time board begins (spec 001 §7). */
const BEGINNING = '1900-01-01' as PracticeDay;

const starts: Record<BoardPeriod, (day: PracticeDay) => PracticeDay> = {
  daily: (day) => day,
  weekly: weekStart,
  monthly: monthStart,
  alltime: () => BEGINNING,
};

/** The first day of the board of a period that holds this day: the day itself, its Sunday, the 1st, the beginning. */
export function boardStart(period: BoardPeriod, day: PracticeDay): PracticeDay {
  return starts[period](day);
}

/** Where the board before this one begins: yesterday's, last week's, last month's; null for all time, which has none. */
export function boardStartBefore(period: BoardPeriod, startsOn: PracticeDay): PracticeDay | null {
  return period === 'alltime' ? null : boardStart(period, addDays(startsOn, -1));
}

/** What a board orders its rows by. */
interface BoardScore {
  readonly days: number;
  readonly drills: number;
}

/** How far one row of a board is behind a better one, in what the board counts first that differs. */
export interface BoardGap {
  readonly unit: 'days' | 'drills';
  readonly count: number;
}

/** The gap from a row to a better one. Throws a RangeError where that one is no better. */
export function boardGap(own: BoardScore, better: BoardScore): BoardGap {
  const days = better.days - own.days;
  const drills = better.drills - own.drills;
  if (days > 0) return { unit: 'days', count: days };
  if (days < 0 || drills <= 0) throw new RangeError('The other row is no better');
  return { unit: 'drills', count: drills };
}

/**
 * How many drills today bring a row past a better one, as that one stands: the first drill of a day is a day more. Null
 * where no drills of one day can do it.
 */
export function drillsToPass(own: BoardScore, better: BoardScore, practisedToday: boolean): number | null {
  const days = own.days + (practisedToday ? 0 : 1) - better.days;
  if (days < 0) return null;
  const drills = better.drills - own.drills + 1;
  return days > 0 ? 1 : Math.max(1, drills);
}

/** What the page writes behind the viewer's own row; a name that says so itself would pass for it. */
const OWN_MARK = /\(\s*you(?:r\s+team)?\s*\)/giu;

/**
 * A player's name as others see it, without what would pass for a mark of the page; of a player who gave none 'Player'
 * and the last 8 characters of the id.
 */
export function nameOnBoard(displayName: string | null, playerId: string): string {
  return displayName?.normalize('NFKC').replace(OWN_MARK, '').trim() || `Player ${playerId.slice(-8)}`;
}

/** What an empty team name shows as; a team that is typed so is no team (spec 001 §9). */
const NO_TEAM = 'Individual Players';

/** The team behind a name, however it is typed: trimmed, inner spaces single, case folded. Null for no team. */
export function teamKeyOf(teamName: string | null): string | null {
  const key = (teamName ?? '').normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
  return key === '' || key === NO_TEAM.toLowerCase() ? null : key;
}
