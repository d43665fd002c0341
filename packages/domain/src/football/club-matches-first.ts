import { clubKeyOf } from './club-key.ts';

/** Whether a club plays in a match. */
export function isMatchOf({ home, away }: { readonly home: string; readonly away: string }, club: string): boolean {
  const key = clubKeyOf(club);
  return clubKeyOf(home) === key || clubKeyOf(away) === key;
}

/** The matches with those of a club in front; nothing else changes its place. */
export function clubMatchesFirst<Match extends { readonly home: string; readonly away: string }>(
  matches: readonly Match[],
  club: string | null,
): readonly Match[] {
  if (club === null) return matches;
  const own = matches.filter((match) => isMatchOf(match, club));
  return own.length === 0 ? matches : [...own, ...matches.filter((match) => !own.includes(match))];
}
