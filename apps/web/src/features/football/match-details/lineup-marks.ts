import type { Lineup, MatchEvent } from '@touchline/contracts';
import { matchEventKind } from './match-event-kind-and-text.ts';

/** What a player did in a match, as its events tell by name. */
export interface PlayerMarks {
  readonly goals: number;
  readonly ownGoals: number;
  readonly card: 'yellow' | 'red' | null;
}

const NOTHING: PlayerMarks = { goals: 0, ownGoals: 0, card: null };

/**
 * The marks of the players of a line-up by name, of those who have any; nothing of a name that is there twice. Which side
 * of an own goal a source names is not said: it stands with a player whose name the other line-up does not have.
 */
export function marksOf(events: readonly MatchEvent[], lineup: Lineup, other: Lineup | undefined): ReadonlyMap<string, PlayerMarks> {
  const own = namesOf(lineup);
  const others = other === undefined ? [] : namesOf(other);
  const found = new Map<string, PlayerMarks>();
  for (const event of events) {
    const { name } = event.player;
    const kind = matchEventKind(event);
    const isOwnGoal = kind === 'goal' && event.detail === 'Own Goal';
    const isTheirs = isOwnGoal ? !others.includes(name) : event.team.name === lineup.team.name;
    if (name === null || event.shootout || !isTheirs || own.filter((one) => one === name).length !== 1) continue;
    const before = found.get(name) ?? NOTHING;
    if (isOwnGoal) found.set(name, { ...before, ownGoals: before.ownGoals + 1 });
    else if (kind === 'goal') found.set(name, { ...before, goals: before.goals + 1 });
    else if (kind === 'red' || (kind === 'yellow' && before.card !== 'red')) found.set(name, { ...before, card: kind });
  }
  return found;
}

const namesOf = ({ startXI, substitutes }: Lineup): readonly (string | null)[] => [...startXI, ...substitutes].map(({ player }) => player.name);
