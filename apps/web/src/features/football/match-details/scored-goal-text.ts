import { m } from '@touchline/messages';
import { matchMinute } from './match-event-kind-and-text.ts';
import type { ScoredGoal } from './match-scorers.ts';

/** The minute of a goal, and how it was scored where that was not from play. */
export function scoredGoalText({ time, way }: ScoredGoal): string {
  const minute = matchMinute(time);
  if (way === 'play') return minute;
  return way === 'penalty' ? m.football_match_scorer_penalty({ minute }) : m.football_match_scorer_own_goal({ minute });
}
