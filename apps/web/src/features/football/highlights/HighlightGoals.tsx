import type { MatchEvent } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { withoutInitial } from '../match-details/initial-with-surname.ts';
import { matchScorers, type Scorer } from '../match-details/match-scorers.ts';
import { scoredGoalText } from '../match-details/scored-goal-text.ts';
import css from './HighlightGoals.module.css';
import type { MatchInTitle } from './match-from-title.ts';

interface HighlightGoalsProps {
  readonly goals: readonly MatchEvent[];
  readonly match: MatchInTitle;
}

/** Who scored in the match of a highlight and when, each side in a column below its name; that nobody did, too. */
export function HighlightGoals({ goals, match: { home, away, score } }: HighlightGoalsProps) {
  const [homeScore = null, awayScore = null] = (score?.match(/\d+/g) ?? []).map(Number);
  const scorers = matchScorers(goals, home, { home: homeScore, away: awayScore });
  if (homeScore === 0 && awayScore === 0) return <span className={classes(css['goals'], css['none'])}>{m.football_highlight_no_goals()}</span>;
  if (scorers === null || goals.length === 0) return null;
  return (
    <span className={css['goals']}>
      <Side team={home} side="home" scorers={scorers.home} />
      <Side team={away} side="away" scorers={scorers.away} />
    </span>
  );
}

function Side({ team, side, scorers }: { readonly team: string; readonly side: 'home' | 'away'; readonly scorers: readonly Scorer[] }) {
  if (scorers.length === 0) return null;
  return (
    <span className={css['side']} data-side={side}>
      <VisuallyHidden>{team}: </VisuallyHidden>
      {scorers.map(({ name, goals }) => (
        <span key={name} className={css['scorer']}>
          <span className={css['name']} dir="auto">{name === null ? m.football_match_player_unknown() : withoutInitial(name)}</span>{' '}
          <b className={css['minutes']}>{goals.map((goal) => scoredGoalText(goal)).join(', ')}</b>
          <VisuallyHidden>. </VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
