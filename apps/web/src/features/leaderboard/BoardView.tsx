import { useQuery } from '@tanstack/react-query';
import type { Board, BoardRow, Profile } from '@touchline/contracts';
import { m, timeOfDayText } from '@touchline/messages';
import type { ReactNode } from 'react';
import { statsQuery, useApi } from '../../api/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { useWide } from '../../ui/shell/useWide.ts';
import type { GoTo } from './go-to-tab.ts';
import { JoinBoardActions } from './JoinBoardActions.tsx';
import { BoardRows } from './BoardRows.tsx';
import css from './BoardView.module.css';
import { decidingFigure, isLevelWithAnother, sharedRanks } from './deciding-figure-and-shared-ranks.ts';
import { ShownUnderOtherNameNotice } from './ShownUnderOtherNameNotice.tsx';
import { OwnPlaceAtWindowEdge } from './OwnPlaceAtWindowEdge.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { OwnWeeksCard } from './OwnWeeksCard.tsx';
import { Podium } from './Podium.tsx';
import { podiumPlacesOf } from './podium-places.ts';
import { isOwn, movementText } from './board-row-texts.ts';
import { absenceOf } from './not-on-board-reason.ts';
import { aloneInFrontText, leadText, nextGoalText } from './next-place-text.ts';
import { useInSight } from './useInSight.ts';
import { NotOnBoardCard } from './NotOnBoardCard.tsx';

/** A board of so many rows is near as a whole: who is near would be told a second time, without all who share a place. */
const FEW_ROWS = 10;

/** No rows left out of the list: on a wide screen who is on the podium stands in it too. */
const NONE: ReadonlySet<BoardRow> = new Set();

interface BoardViewProps {
  /** As far as they were asked for; at least one. */
  readonly pages: readonly Board[];
  readonly profile: Profile | undefined;
  /** The viewer's own weeks, below the ranks: null where they stand elsewhere, or nowhere. */
  readonly ownWeeks: ReactNode;
  readonly loadingMore: boolean;
  /** Left out when all rows are there. */
  readonly onMore?: () => void;
  readonly onNavigate: GoTo;
}

/** In the order of the board, the viewer before all who share their place: of many who share it not all stand on the podium. */
function ownFirst(rows: readonly BoardRow[]): readonly BoardRow[] {
  return rows.toSorted((a, b) => a.rank - b.rank || Number(isOwn(b)) - Number(isOwn(a)));
}

/** A board that was read: where the viewer stands, who is near them, the podium, the rows with the viewer's always in sight, and more of them. */
export function BoardView({ pages, profile, ownWeeks, loadingMore, onMore, onNavigate }: BoardViewProps) {
  const { watch: watchOwnRow, isInSight: isOwnRowInSight, isAbove: isOwnRowAbove, show: showOwnRow } = useInSight();
  const { watch: watchOwnPlace, isInSight: isOwnPlaceInSight } = useInSight(false);
  const { watch: watchEnd, isInSight: isEndInSight } = useInSight();
  const stats = useQuery(statsQuery(useApi()));
  const isWide = useWide();
  const [first] = pages;
  if (first === undefined) return null;
  const { view, me, total, asOf } = pages.at(-1) ?? first;
  const read = pages.flatMap(({ entries }) => entries);
  const { period, near, next, previousRank, unseen } = first;
  const meShown = read.some(isOwn);
  const rows = ownFirst(me === null || meShown ? read : [...read, me]);
  const podium = podiumPlacesOf(rows, onMore === undefined);
  // Others see neither podium nor row of the viewer whom they do not see: in the list they stand for themselves.
  const listed = unseen === null ? rows : ownFirst([...rows, unseen.me]);
  const isAlone = view === 'player' && meShown && total === 1;
  const isOnPodium = podium.rows.some(isOwn);
  const onPodium: ReadonlySet<BoardRow> = new Set(isAlone ? [] : podium.rows);
  const deciding = decidingFigure(listed);
  const label = view === 'team' ? m.leaderboard_team_list() : m.leaderboard_list();
  const standing = unseen ?? (me === null ? null : { me, near, next, previousRank });
  const practisedToday = stats.data?.practisedToday ?? true;
  const goal = standing?.next ? nextGoalText({ view, me: standing.me, next: standing.next, rows: [...read, ...standing.near], practisedToday }) : null;
  // Who stands first on the podium is seen there: what else there is to say of them stands below the steps.
  const isFirst = isOnPodium && standing?.me.rank === 1;
  const isFirstShared = isFirst && isLevelWithAnother(standing.me, listed);
  const news = isFirst
    ? [isFirstShared ? aloneInFrontText(view) : null, leadText(standing.me, listed), movementText(period, 1, standing.previousRank)].filter((text) => text !== null)
    : [];
  // On a wide screen the players' board beside that of teams has it.
  const practise =
    isWide && view === 'team' ? null : (
      <Button variant="primary" onClick={() => onNavigate('practice')}>
        {m.leaderboard_practise()}
      </Button>
    );
  const own = standing && !isFirst && (
    <OwnPlace
      {...{ period, view, total, deciding, goal, ...standing }}
      action={goal === null || unseen !== null ? null : practise}
      isUnseen={unseen !== null}
      isShared={isLevelWithAnother(standing.me, [...read, ...standing.near])}
      onPodium={isOnPodium}
      ref={watchOwnPlace}
    />
  );
  // A board of a few rows is near as a whole, and stands below; who is on the podium has those beside them there. On a wide
  // screen the own row among the first is in the same view.
  const isNearShown = standing !== null && !isOnPodium && standing.near.length >= 2 && total > FEW_ROWS && !(isWide && first.entries.some(isOwn));
  // On paper whoever is near stands in the board below, as far as it was read.
  const nearCard = isNearShown ? (
    <Card level={3} title={m.leaderboard_near()} className={classes(css['near'], meShown && css['nearInBoard']) ?? ''}>
      <BoardRows rows={standing.near} label={m.leaderboard_near()} isOwnUnseen={unseen !== null} deciding={decidingFigure(standing.near)} />
    </Card>
  ) : null;
  // A team that some see has practiced: its own place says why others do not see it.
  const isTeamUnseen = view === 'team' && unseen !== null;
  const absent = me === null && profile !== undefined && !isTeamUnseen ? <NotOnBoardCard absence={absenceOf({ period, view, profile })} {...{ profile, onNavigate }} /> : null;
  if (read.length === 0) return <EmptyBoard {...{ period, view, profile, own, ownWeeks, onNavigate }} isBeside={isWide && view === 'team'} />;
  return (
    <div className={css['board']}>
      {isAlone ? (
        <Alone onPractise={() => onNavigate('practice')} />
      ) : (
        <>
          {own}
          {nearCard}
          <Podium view={view} places={podium} shared={sharedRanks(rows)} ownStep={watchOwnRow} isRepeatedBelow={isWide} action={practise} {...{ deciding, news }} />
          {absent}
        </>
      )}
      <ShownUnderOtherNameNotice {...{ view, me, profile }} onProfile={() => onNavigate('profile')} />
      <Card level={3} title={label} className={classes(css['whole'], !isWide && listed.every((row) => onPodium.has(row)) && css['onPodium']) ?? ''}>
        <div className={css['listed']}>
          <BoardRows rows={listed} label={label} deciding={deciding} areDaysEqual={deciding === 'drills'} isOwnUnseen={unseen !== null} onPodium={isWide ? NONE : onPodium} ownRow={watchOwnRow} />
          {me === null || isOwnRowInSight || isOwnPlaceInSight || isEndInSight ? null : (
            <OwnPlaceAtWindowEdge {...{ me, deciding }} isAbove={isOwnRowAbove} onShow={showOwnRow} />
          )}
        </div>
        <footer ref={watchEnd} className={css['foot']}>
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
        </footer>
      </Card>
      {ownWeeks}
    </div>
  );
}

/** The viewer is all there is: a start, and their own weeks to go on from. */
function Alone({ onPractise }: { readonly onPractise: () => void }) {
  return (
    <>
      <Card tone="pitch" level={3} lines="corner" title={m.leaderboard_alone_title()}>
        <p>{m.leaderboard_alone_words()}</p>
      </Card>
      <OwnWeeksCard onPractise={onPractise} />
    </>
  );
}

interface EmptyBoardProps extends Pick<Board, 'period' | 'view'>, Pick<BoardViewProps, 'profile' | 'ownWeeks' | 'onNavigate'> {
  /** Where a viewer would stand whom others do not see. */
  readonly own: ReactNode;
  /** It stands beside the players' board, which has the one thing to do. */
  readonly isBeside: boolean;
}

/** What would bring the viewer on a board that has nobody: another drill brings nobody who does not want to be seen. */
function EmptyBoard({ period, view, profile, own, ownWeeks, isBeside, onNavigate }: EmptyBoardProps) {
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
        <NotOnBoardCard {...{ absence, profile, onNavigate }} />
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
