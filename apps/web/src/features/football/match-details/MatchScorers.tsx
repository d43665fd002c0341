import { Fragment, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import css from './MatchScorers.module.css';
import type { Scorer, Scorers } from './match-scorers.ts';
import { scoredGoalText } from './scored-goal-text.ts';

interface MatchScorersProps {
  /** null where they are not known. */
  readonly scorers: Scorers | null;
  readonly home: string;
  readonly away: string;
  /** What stands between them, under the score. */
  readonly children: ReactNode;
}

/** Who scored and when, each under their side of the score. */
export function MatchScorers({ scorers, home, away, children }: MatchScorersProps) {
  return (
    <div className={css['scorers']}>
      <Side scorers={scorers?.home ?? []} team={home} side="home" />
      {children}
      <Side scorers={scorers?.away ?? []} team={away} side="away" />
    </div>
  );
}

function Side({ scorers, team, side }: { readonly scorers: readonly Scorer[]; readonly team: string; readonly side: 'home' | 'away' }) {
  if (scorers.length === 0) return null;
  return (
    <ul className={css['side']} data-side={side} aria-label={m.football_match_scorers({ team })}>
      {scorers.map(({ name, goals }) => (
        <li key={name}>
          <span dir="auto">{name ?? m.football_match_player_unknown()}</span>{' '}
          <span className={css['goals']}>
            {goals.map((goal, index) => (
              <Fragment key={scoredGoalText(goal)}>
                {index === 0 ? null : ', '}
                <span className={css['goal']}>{scoredGoalText(goal)}</span>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
