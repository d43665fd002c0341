import { teamKeyOf } from '@touchline/domain';

/** As many as a player reads before typing on. */
const MOST = 4;
/** Letters from which on a name says anything. */
const FEWEST_LETTERS = 2;
/** A team of so few letters stands within many names by chance. */
const FEWEST_LETTERS_WITHIN = 4;

/** A name without case, spaces, dots and accents, as several players write one team. */
function folded(name: string): string {
  return (teamKeyOf(name) ?? '').normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Teams whose name is like the one that is typed: the same but for case, spaces or dots, longer by its end, or a part of it,
 * in this order. Without the one that is typed just as it stands.
 */
export function similarTeams(typed: string, teams: readonly string[]): readonly string[] {
  const wanted = folded(typed);
  if (wanted.length < FEWEST_LETTERS) return [];
  const nearness = (name: string): number => {
    const team = folded(name);
    if (team === wanted) return 0;
    if (team.startsWith(wanted)) return 1;
    if (team.length >= FEWEST_LETTERS_WITHIN && wanted.startsWith(team)) return 2;
    return wanted.length >= FEWEST_LETTERS_WITHIN && team.includes(wanted) ? 3 : 4;
  };
  return teams
    .filter((name) => name !== typed.trim() && nearness(name) < 4)
    .toSorted((a, b) => nearness(a) - nearness(b))
    .slice(0, MOST);
}
