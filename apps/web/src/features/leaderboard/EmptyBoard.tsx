import type { Board, Profile } from '@touchline/contracts';
import { m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card/Card.tsx';
import css from './BoardView.module.css';
import type { GoTo } from './go-to-tab.ts';
import { JoinBoardActions } from './JoinBoardActions.tsx';
import { NotOnBoardCard } from './NotOnBoardCard.tsx';
import { absenceOf } from './not-on-board-reason.ts';
import { OwnWeeksCard } from './OwnWeeksCard.tsx';

interface EmptyBoardProps extends Pick<Board, 'period' | 'view'> {
  readonly profile: Profile | undefined;
  /** The viewer's own weeks; null where they stand elsewhere, or nowhere. */
  readonly ownWeeks: ReactNode;
  readonly onNavigate: GoTo;
  /** Where a viewer would stand whom others do not see; null where they have no place. */
  readonly own: ReactNode;
  /** It stands beside the players' board, which has the one thing to do. */
  readonly isBeside: boolean;
}

/** What would bring the viewer on a board that has nobody: another drill brings nobody who does not want to be seen. */
export function EmptyBoard({ period, view, profile, own, ownWeeks, isBeside, onNavigate }: EmptyBoardProps) {
  const ofTeams = view === 'team';
  const absence = absenceOf({ period, view, profile });
  const { reason, words, actions } = absence;
  // The words of the specification (spec 001 §8).
  const nobody = ofTeams ? m.leaderboard_no_teams() : m.leaderboard_no_players();
  if (ofTeams && own !== null) {
    return (
      <div className={css['board']}>
        {own}
        {ownWeeks}
        <p className={css['rule']}>{nobody}</p>
      </div>
    );
  }
  if (reason === 'hidden') {
    return (
      <div className={css['board']}>
        {own}
        {ownWeeks}
        <NotOnBoardCard {...{ absence, profile, onNavigate }} isMain={false} />
        <p className={css['rule']}>{nobody}</p>
      </div>
    );
  }
  const first = ofTeams ? m.leaderboard_no_teams_words() : m.leaderboard_no_players_words();
  return (
    <div className={css['board']}>
      <Card level={3} title={m.leaderboard_open_title()} lines="corner">
        <div className={css['open']}>
          <p>{ofTeams && reason === 'notYet' ? words : first}</p>
          <JoinBoardActions {...{ actions, profile, onNavigate }} isMain={!isBeside} />
          <p className={css['rule']}>{nobody}</p>
        </div>
      </Card>
      {ownWeeks ?? (ofTeams ? null : <OwnWeeksCard />)}
    </div>
  );
}
