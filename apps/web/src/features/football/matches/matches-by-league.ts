import type { Match } from '@touchline/contracts';
import type { ScoresRead } from '@touchline/domain';

/** Matches of one league; an empty name where the leagues tell nothing. */
export interface MatchesOfLeague {
  readonly league: string;
  readonly matches: readonly Match[];
}

/** Matches as a list shows them: by league, in the order in which each is first met; all together where it is a demo, whose leagues tell nothing. */
export function matchesByLeague(matches: readonly Match[], { source }: Pick<ScoresRead, 'source'>): readonly MatchesOfLeague[] {
  if (source === 'demo') return [{ league: '', matches }];
  return [...Map.groupBy(matches, ({ league }) => league)].map(([league, ofLeague]) => ({ league, matches: ofLeague }));
}
