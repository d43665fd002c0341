import type { Match } from '@touchline/contracts';
import { isShownAsLive, matchGroup, type MatchSection, type ScoresRead } from '@touchline/domain';
import { m } from '@touchline/messages';
import { minuteText } from '../match-minute-text.ts';
import { matchStatusText, weekdayTimeText } from '../match-status-and-date-text.ts';

/** Minutes before a kick-off from which on they are counted down. */
const COUNTDOWN_MINUTES = 30;

/** How a match stands in a few letters: its minute, its kick-off, the minutes up to it, or the word of its status. `now` in epoch milliseconds. */
export function briefText(match: Match, now: number): string {
  const minutes = Math.ceil((Date.parse(match.date) - now) / 60_000);
  if (match.status === 'NS' && minutes > 0 && minutes <= COUNTDOWN_MINUTES) return m.football_kick_off_in({ minutes });
  if (match.status === 'NS' && !isSameDay(new Date(match.date), new Date(now))) return weekdayTimeText(match.date);
  return minuteText(match) ?? matchStatusText(match);
}

/** By the clock of this device. */
const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** The group of a match in a word. Those of a demo, and those without news, are never called live. `now` in epoch milliseconds. */
export function groupText(match: Pick<Match, 'status'>, read: ScoresRead, now: number): string {
  const group = matchGroup(match.status);
  if (group === 'off') return matchStatusText({ ...match, date: '' });
  if (group === 'live') return isShownAsLive(match.status, read, now) ? m.football_match_group_live() : m.football_match_group_played();
  return { finished: m.football_match_group_finished, upcoming: m.football_match_group_upcoming, paused: m.football_match_group_paused }[group]();
}

/** The heading of a section of the list. Matches of a demo, and those without news, are never called live. `now` in epoch milliseconds. */
export function sectionText({ name, matches }: MatchSection<Pick<Match, 'status'>>, read: ScoresRead, now: number): string {
  if (name !== 'live') return sectionWords[name]();
  if (matches.some(({ status }) => isShownAsLive(status, read, now))) return m.football_match_group_live();
  return matches.some(({ status }) => matchGroup(status) === 'live') ? m.football_match_group_played() : m.football_match_group_paused();
}

const sectionWords = { club: m.football_next_club, finished: m.football_match_group_finished, upcoming: m.football_match_group_upcoming, off: m.football_scores_off } as const;
