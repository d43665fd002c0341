import type { BoardRow } from '@touchline/contracts';
import { m, timeOfDayText } from '@touchline/messages';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { BoardRows } from './BoardRows.tsx';
import css from './BoardView.module.css';
import type { ReadBoard } from './read-board.ts';

interface BoardListProps {
  readonly board: ReadBoard;
  /** The viewer's own row, for whoever watches whether it is in sight. */
  readonly ownRow: Ref<HTMLLIElement>;
  /** The viewer's place at the edge of the window; null where it is not to stand there. */
  readonly atEdge: ReactNode;
  /** The end of the board, for whoever watches whether it is in sight. */
  readonly end: Ref<HTMLElement>;
  /** The viewer's row of the players' board beside this one; null where none stands there. */
  readonly beside: BoardRow | null;
  readonly isWide: boolean;
  readonly loadingMore: boolean;
  /** Undefined when all rows are there. */
  readonly onMore: (() => void) | undefined;
}

/** No rows left out of the list. */
const NONE: ReadonlySet<BoardRow> = new Set();

/** All rows of a board, and more of them. One row alone is a start to be seen, and needs no rule of the order. */
export function BoardList({ board, ownRow, atEdge, end, beside, isWide, loadingMore, onMore }: BoardListProps) {
  const { view, listed, deciding, isAlone, isUnseen, podium } = board;
  const onPodium = isAlone ? NONE : new Set(podium.rows);
  const [only] = listed;
  const isToldBeside = isAlone && only !== undefined && beside !== null && isAllOf(only, beside);
  const label = view === 'team' ? m.leaderboard_team_list() : m.leaderboard_list();
  return (
    <Card
      level={3}
      title={isAlone ? (view === 'player' ? m.leaderboard_alone_title() : m.leaderboard_alone_team_title()) : label}
      className={classes(css['whole'], isAlone && css['alone'], listed.every((row) => onPodium.has(row)) && css['onPodium']) ?? ''}
    >
      <div className={css['listed']}>
        <BoardRows rows={listed} label={label} deciding={deciding} areDaysEqual={deciding === 'drills'} areFiguresTold={isToldBeside} isOwnUnseen={isUnseen} isAlone={isAlone} onPodium={onPodium} ownRow={ownRow} />
        {atEdge}
      </div>
      <footer ref={end} className={css['foot']}>
        {isAlone ? <p>{view === 'player' ? m.leaderboard_alone_words() : isToldBeside ? m.leaderboard_alone_team_yours() : m.leaderboard_alone_team_words()}</p> : <HowFarAndHow {...{ board, isWide, loadingMore, onMore }} />}
      </footer>
    </Card>
  );
}

/** Whether all that a team has is one player's. */
function isAllOf(team: BoardRow, player: BoardRow): boolean {
  return team.isCurrentUserTeam && team.memberCount === 1 && team.days === player.days && team.drills === player.drills && team.tokens === player.tokens;
}

/** How much of the board is shown, and by what it is ordered. */
function HowFarAndHow({ board: { view, read, listed, total, asOf, deciding }, isWide, loadingMore, onMore }: Pick<BoardListProps, 'board' | 'isWide' | 'loadingMore' | 'onMore'>) {
  return (
    <>
      {onMore === undefined ? null : (
        <Button onClick={onMore} busy={loadingMore} wide>
          {m.leaderboard_more()}
        </Button>
      )}
      <p className={css['count']}>
        <span>{m.leaderboard_shown({ shown: read.length, total })}</span>
        <span>{m.leaderboard_as_of({ time: timeOfDayText(asOf) })}</span>
      </p>
      {isWide && view === 'team' ? null : (
        <p className={css['count']}>
          <span>{deciding === 'drills' ? m.leaderboard_rule_tie({ count: listed[0]?.days ?? 0 }) : m.leaderboard_rule()}</span>
          {isWide ? null : <span>{m.leaderboard_tokens_rule()}</span>}
        </p>
      )}
    </>
  );
}
