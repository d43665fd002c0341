import { useQuery } from '@tanstack/react-query';
import type { Board, BoardRow, Profile } from '@touchline/contracts';
import { m } from '@touchline/messages';
import type { ReactNode, RefCallback } from 'react';
import { statsQuery, useApi } from '../../api/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { useWide } from '../../ui/shell/useWide.ts';
import type { GoTo } from './go-to-tab.ts';
import { BoardList } from './BoardList.tsx';
import { BoardRows } from './BoardRows.tsx';
import css from './BoardView.module.css';
import { decidingFigure, isLevelWithAnother, sharedRanks } from './deciding-figure-and-shared-ranks.ts';
import { EmptyBoard } from './EmptyBoard.tsx';
import { ShownUnderOtherNameNotice } from './ShownUnderOtherNameNotice.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { OwnPlaceAtWindowEdge } from './OwnPlaceAtWindowEdge.tsx';
import { Podium } from './Podium.tsx';
import { absenceOf } from './not-on-board-reason.ts';
import { nextGoalText } from './next-place-text.ts';
import { firstPlaceIn, newsOfFirst, readBoard, rowsNear, type ReadBoard, type Standing } from './read-board.ts';
import { useOwnPlaceInSight } from './useOwnPlaceInSight.ts';
import { NotOnBoardCard } from './NotOnBoardCard.tsx';

interface BoardViewProps {
  /** As far as they were asked for; at least one. */
  readonly pages: readonly Board[];
  readonly profile: Profile | undefined;
  /** The viewer's own weeks, below the ranks: null where they stand elsewhere, or nowhere. */
  readonly ownWeeks: ReactNode;
  /** What is counted on the boards, below the ranks: null where it is told elsewhere. */
  readonly counted: ReactNode;
  /** The viewer's row of the players' board beside this one; null where none stands there. */
  readonly beside: BoardRow | null;
  readonly loadingMore: boolean;
  /** Left out when all rows are there. */
  readonly onMore?: () => void;
  readonly onNavigate: GoTo;
}

/** A board that was read: where the viewer stands, who is near them, the podium, the rows with the viewer's always in sight, and more of them. */
export function BoardView({ pages, profile, ownWeeks, counted, beside, loadingMore, onMore, onNavigate }: BoardViewProps) {
  const { ownRow, ownPlace, end, isOutOfSight, isAbove, show } = useOwnPlaceInSight();
  const practisedToday = useQuery(statsQuery(useApi())).data?.practisedToday ?? true;
  const isWide = useWide();
  const board = readBoard(pages, onMore === undefined);
  if (board === null) return null;
  const { period, view, me, standing, isUnseen, deciding } = board;
  // On a wide screen the players' board beside that of teams has the one thing to do.
  const isBesidePlayers = isWide && view === 'team';
  const practise = isBesidePlayers ? null : (
    <Button variant="primary" onClick={() => onNavigate('practice')}>
      {m.leaderboard_practise()}
    </Button>
  );
  // Who stands first on the podium is seen there: what else there is to say of them stands below the steps.
  const first = firstPlaceIn(board);
  const own = standing === null || first !== null ? null : <OwnStanding {...{ board, standing, practisedToday }} action={practise} ref={ownPlace} />;
  if (board.read.length === 0) {
    return (
      <>
        <EmptyBoard {...{ period, view, profile, own, ownWeeks, onNavigate }} isBeside={isBesidePlayers} />
        {counted}
      </>
    );
  }
  // A team that some see has practiced: its own place says why others do not see it.
  const isTeamUnseen = view === 'team' && isUnseen;
  return (
    <div className={css['board']}>
      {board.isAlone ? null : (
        <>
          {own}
          <NearCard {...{ board, isWide }} />
          <Podium
            view={view}
            places={board.podium}
            shared={sharedRanks(board.rows)}
            deciding={deciding}
            news={first === null ? [] : newsOfFirst(board, first)}
            action={practise}
            ownStep={ownRow}
          />
        </>
      )}
      {me === null && profile !== undefined && !isTeamUnseen ? <NotOnBoardCard absence={absenceOf({ period, view, profile })} {...{ profile, onNavigate }} isMain={!isBesidePlayers} /> : null}
      <ShownUnderOtherNameNotice {...{ view, me, profile }} onProfile={() => onNavigate('profile')} />
      <div className={css['ranks']}>
        <BoardList {...{ board, ownRow, end, beside, isWide, loadingMore, onMore }} atEdge={me !== null && isOutOfSight ? <OwnPlaceAtWindowEdge {...{ me, deciding, isAbove }} onShow={show} /> : null} />
        {counted}
      </div>
      {ownWeeks}
    </div>
  );
}

interface OwnStandingProps {
  readonly board: ReadBoard;
  readonly standing: Standing;
  /** Whether today is one of the viewer's days already. */
  readonly practisedToday: boolean;
  /** What is to be done for the next place. */
  readonly action: ReactNode;
  readonly ref: RefCallback<HTMLElement>;
}

/** Where the viewer stands, and what brings them past the next place. */
function OwnStanding({ board, standing, practisedToday, action, ref }: OwnStandingProps) {
  const { period, view, total, deciding, isUnseen, isOnPodium } = board;
  const { me, next, previousRank } = standing;
  const rows = [...board.read, ...standing.near];
  const goal = next === null ? null : nextGoalText({ view, me, next, rows, practisedToday });
  return (
    <OwnPlace
      {...{ period, view, total, deciding, goal, me, next, previousRank, isUnseen, ref }}
      action={goal === null || isUnseen ? null : action}
      isShared={isLevelWithAnother(me, rows)}
      onPodium={isOnPodium}
    />
  );
}

/** Who is near the viewer's place, where that is not seen elsewhere. On paper they stand in the board below, as far as it was read. */
function NearCard({ board, isWide }: { readonly board: ReadBoard; readonly isWide: boolean }) {
  const near = rowsNear(board, isWide);
  if (near.length === 0) return null;
  return (
    <Card level={3} title={m.leaderboard_near()} className={classes(css['near'], board.isOwnRead && css['nearInBoard']) ?? ''}>
      <BoardRows rows={near} label={m.leaderboard_near()} isOwnUnseen={board.isUnseen} deciding={decidingFigure(near)} />
    </Card>
  );
}
