import { clubKeyOf } from './club-key.ts';
import { matchGroup, type MatchGroup, type MatchStatus } from './match-status.ts';

/** Under which heading a match is listed: that of the player's club, else how it stands. */
export type MatchSectionName = 'club' | 'live' | 'finished' | 'upcoming' | 'off';

export interface MatchSection<Match> {
  readonly name: MatchSectionName;
  readonly matches: readonly Match[];
}

interface SectionedMatch {
  readonly home: string;
  readonly away: string;
  readonly status: MatchStatus;
}

/** In the order in which a fan reads them. */
const sectionNames: readonly MatchSectionName[] = ['club', 'live', 'finished', 'upcoming', 'off'];

/** A match that is interrupted stands among those that are played. */
const sectionOfGroup: Readonly<Record<MatchGroup, MatchSectionName>> = {
  live: 'live',
  paused: 'live',
  finished: 'finished',
  upcoming: 'upcoming',
  off: 'off',
};

/** Whether a club plays in a match. */
export function isMatchOf({ home, away }: { readonly home: string; readonly away: string }, club: string): boolean {
  const key = clubKeyOf(club);
  return clubKeyOf(home) === key || clubKeyOf(away) === key;
}

/**
 * The matches under their headings, none of which is empty; within a section in the order in which they are given, those
 * that are interrupted after those that are played.
 */
export function matchSections<Match extends SectionedMatch>(matches: readonly Match[], club: string | null): readonly MatchSection<Match>[] {
  const nameOf = (match: Match): MatchSectionName => (club !== null && isMatchOf(match, club) ? 'club' : sectionOfGroup[matchGroup(match.status)]);
  const isPaused = ({ status }: Match): boolean => matchGroup(status) === 'paused';
  const matchesOf = (name: MatchSectionName): readonly Match[] => {
    const all = matches.filter((match) => nameOf(match) === name);
    return name === 'live' ? [...all.filter((match) => !isPaused(match)), ...all.filter(isPaused)] : all;
  };
  return sectionNames
    .map((name) => ({ name, matches: matchesOf(name) }))
    .filter((section) => section.matches.length > 0);
}

/** What stands first, and is never left out for what comes after it: a fan's own club, and what is played now. */
const whole: ReadonlySet<MatchSectionName> = new Set(['club', 'live']);

/**
 * The first `most` matches of all sections: the own club's, then those under way; of the rest each section has its
 * share, and what one leaves over goes to the others in their order; one match more or less where that leaves none of them
 * alone in a row of two. A section that nothing is left for is not there.
 */
export function firstOfSections<Match>(sections: readonly MatchSection<Match>[], most: number): readonly MatchSection<Match>[] {
  const counts = new Map<MatchSectionName, number>();
  let left = most;
  const take = ({ name, matches }: MatchSection<Match>, upTo: number): void => {
    const before = counts.get(name) ?? 0;
    const count = Math.min(matches.length, before + Math.min(upTo, left));
    counts.set(name, count);
    left -= count - before;
  };
  for (const section of sections.filter(({ name }) => whole.has(name))) take(section, left);
  const others = sections.filter(({ name }) => !whole.has(name));
  const share = Math.max(1, Math.floor(left / Math.max(1, others.length)));
  for (const section of others) take(section, share);
  for (const section of others) take(section, left);
  const isOdd = ({ name }: MatchSection<Match>): boolean => (counts.get(name) ?? 0) % 2 === 1;
  for (const [at, section] of others.entries()) {
    const { name, matches } = section;
    const count = counts.get(name) ?? 0;
    const giver = others.slice(at + 1).find((other) => isOdd(other) && (counts.get(other.name) ?? 0) > 1);
    if (giver === undefined || !isOdd(section) || matches.length === count) continue;
    counts.set(name, count + 1);
    counts.set(giver.name, (counts.get(giver.name) ?? 0) - 1);
  }
  return sections.map(({ name, matches }) => ({ name, matches: matches.slice(0, counts.get(name)) })).filter(({ matches }) => matches.length > 0);
}
