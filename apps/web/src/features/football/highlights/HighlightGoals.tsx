import type { MatchEvent } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { matchScorers, type Scorer } from '../match-details/match-scorers.ts';
import { scoredGoalText } from '../match-details/scored-goal-text.ts';
import css from './HighlightGoals.module.css';
import type { MatchInTitle } from './match-from-title.ts';

interface HighlightGoalsProps {
  readonly goals: readonly MatchEvent[];
  readonly match: MatchInTitle;
}

/** The goals of a highlight in their order, a line each, at the side of their team; that there were none, too. */
export function HighlightGoals({ goals, match: { home, away, score } }: HighlightGoalsProps) {
  const [homeScore = null, awayScore = null] = (score?.match(/\d+/g) ?? []).map(Number);
  const scorers = matchScorers(goals, home, { home: homeScore, away: awayScore });
  if (homeScore === 0 && awayScore === 0) return <span className={classes(css['goals'], css['none'])}>{m.football_highlight_no_goals()}</span>;
  if (scorers === null || goals.length === 0) return null;
  const scored = [...goalsOf('home', scorers.home), ...goalsOf('away', scorers.away)].toSorted((one, other) => one.order - other.order);
  return (
    <span className={css['goals']}>
      {scored.map(({ side, name, minute, order }) => (
        <span key={`${side} ${name} ${order}`} className={css['goal']} data-side={side}>
          <b className={css['minute']}>{minute}</b> <span dir="auto">{name ?? m.football_match_player_unknown()}</span>
          <VisuallyHidden>, {side === 'home' ? home : away}.</VisuallyHidden>{' '}
        </span>
      ))}
    </span>
  );
}

const goalsOf = (side: 'home' | 'away', scorers: readonly Scorer[]) =>
  scorers.flatMap(({ name, goals }) =>
    goals.map((goal) => ({ side, name, minute: scoredGoalText(goal), order: goal.time.elapsed + (goal.time.extra ?? 0) / 100 })),
  );
