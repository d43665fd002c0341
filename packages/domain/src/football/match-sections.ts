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

/** The matches under their headings, none of which is empty; within a section in the order in which they are given. */
export function matchSections<Match extends SectionedMatch>(matches: readonly Match[], club: string | null): readonly MatchSection<Match>[] {
  const nameOf = (match: Match): MatchSectionName => (club !== null && isMatchOf(match, club) ? 'club' : sectionOfGroup[matchGroup(match.status)]);
  return sectionNames
    .map((name) => ({ name, matches: matches.filter((match) => nameOf(match) === name) }))
    .filter((section) => section.matches.length > 0);
}

/** The first `most` matches of all sections: each has its share, and what one leaves over goes to the others in their order. */
export function firstOfSections<Match>(sections: readonly MatchSection<Match>[], most: number): readonly MatchSection<Match>[] {
  const share = Math.max(1, Math.floor(most / sections.length));
  const counts = sections.map(({ matches }) => Math.min(matches.length, share));
  let left = most - counts.reduce((sum, count) => sum + count, 0);
  return sections
    .map(({ name, matches }, at) => {
      const count = counts[at] ?? 0;
      const more = Math.max(0, Math.min(matches.length - count, left));
      left -= more;
      return { name, matches: matches.slice(0, count + more) };
    });
}
