import type { MatchEvent } from '@touchline/contracts';

/** How a player came into a match, or left it. */
export interface Substitution {
  readonly way: 'on' | 'off';
  readonly time: MatchEvent['time'];
  /** Whose place was taken, of one who came on. */
  readonly placeOf: string | null;
}

/** Who of a team came on and who went off, by the name in its line-up; of one who did both, what came last. */
export function substitutionsOf(events: readonly MatchEvent[], team: string): ReadonlyMap<string, Substitution> {
  const found = new Map<string, Substitution>();
  for (const { type, team: of, time, player, assist } of events) {
    if (type !== 'subst' || of.name !== team) continue;
    if (player.name !== null) found.set(player.name, { way: 'off', time, placeOf: null });
    if (assist.name !== null) found.set(assist.name, { way: 'on', time, placeOf: player.name });
  }
  return found;
}
