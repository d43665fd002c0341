import type { MatchEvent } from '@touchline/contracts';
import { matchEventKind } from './match-event-kind-and-text.ts';

export interface ScoredGoal {
  readonly time: MatchEvent['time'];
  readonly way: 'play' | 'penalty' | 'own goal';
}

/** A player and the goals that were scored through them. */
export interface Scorer {
  /** null where the source does not know who it was. */
  readonly name: string | null;
  readonly goals: readonly ScoredGoal[];
}

export interface Scorers {
  readonly home: readonly Scorer[];
  readonly away: readonly Scorer[];
}

type Goals = { readonly home: number | null; readonly away: number | null };

/**
 * Who scored for the home and the away side, in order. An own goal stands under those it was given to; which side of it a
 * source names is not said, so that reading counts which agrees with the score. Null where neither does.
 */
export function matchScorers(events: readonly MatchEvent[], home: string, score: Goals): Scorers | null {
  const goals = events.filter((event) => matchEventKind(event) === 'goal' && !event.shootout);
  const readings = [false, true].map((isTurned) => {
    const isHomes = ({ team, detail }: MatchEvent): boolean => (team.name === home) !== (isTurned && detail === OWN_GOAL);
    return { home: goals.filter(isHomes), away: goals.filter((goal) => !isHomes(goal)) };
  });
  const [hg, ag] = [score.home ?? 0, score.away ?? 0];
  // Where the source does not know all goals, those that it knows.
  const found =
    readings.find((reading) => reading.home.length === hg && reading.away.length === ag) ??
    readings.find((reading) => reading.home.length <= hg && reading.away.length <= ag);
  return found === undefined ? null : { home: scorersOf(found.home), away: scorersOf(found.away) };
}

const OWN_GOAL = 'Own Goal';

function scorersOf(goals: readonly MatchEvent[]): readonly Scorer[] {
  const names = [...new Set(goals.map(({ player }) => player.name))];
  return names.map((name) => ({
    name,
    goals: goals
      .filter(({ player }) => player.name === name)
      .map(({ time, detail }) => ({ time, way: detail === OWN_GOAL ? 'own goal' : detail === 'Penalty' ? 'penalty' : 'play' })),
  }));
}
