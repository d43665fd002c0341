import { useInfiniteQuery } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import { boardPeriods, boardViews, type BoardPeriod, type BoardView } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useId, useState, type ReactNode } from 'react';
import { boardQuery, useApi } from '../../api/index.ts';
import { LoadFailed } from '../../offline/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { InfoIcon } from '../../ui/icons/control-icons.tsx';
import { QuietDetails } from '../../ui/details/QuietDetails.tsx';
import { SegmentedControl } from '../../ui/segmented/SegmentedControl.tsx';
import { useWide } from '../../ui/shell/useWide.ts';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { readLocal, writeLocal } from '../../store/local-storage-value.ts';
import type { GoTo } from './go-to-tab.ts';
import { BoardView as Board } from './BoardView.tsx';
import { CurrentOwnWeek, EarlierOwnWeeks, OwnWeeksCard } from './OwnWeeksCard.tsx';
import css from './LeaderboardTab.module.css';
import { periodWord, viewWord } from './board-period-and-view-words.ts';
import { readBoard } from './read-board.ts';

export interface LeaderboardTabProps {
  readonly profile: Profile | undefined;
  readonly onNavigate: GoTo;
}

/** Who practised on the most days, in four periods (spec 001 §2): players or teams, both side by side where there is room. */
export function LeaderboardTab({ profile, onNavigate }: LeaderboardTabProps) {
  const [{ period, view }, choose] = useBoardChoice();
  const isWide = useWide();
  const shown = isWide ? boardViews : [view];
  const isAlone = useIsAlone(period, shown.includes('player'));
  const practise = (): void => onNavigate('practice');
  /** Below the teams, whose list is the shorter one. */
  const counted = isWide && !isAlone ? <Counted profile={profile} /> : null;
  // Whom others do not see plays against their own weeks as well.
  const ownWeeks = profile?.hidden === true ? <OwnWeeksCard onPractise={practise} /> : null;
  return (
    <div className={css['leaderboard']} data-wide={isWide} data-alone={isAlone || undefined}>
      <div className={css['choices']}>
        <SegmentedControl
          label={m.leaderboard_period()}
          layout="bare"
          segments={boardPeriods.map((value) => ({ value, label: periodWord[value]() }))}
          value={period}
          onValueChange={(chosen) => choose({ period: chosen })}
        />
        {isWide ? null : (
          <SegmentedControl
            label={m.leaderboard_view()}
            layout="bare"
            segments={boardViews.map((value) => ({ value, label: viewWord[value]() }))}
            value={view}
            onValueChange={(chosen) => choose({ view: chosen })}
          />
        )}
      </div>
      {/* Who is alone has nobody to race but last week's self. */}
      {isAlone ? <CurrentOwnWeek isAcross onPractise={practise} /> : null}
      {shown.map((each) => (
        <div key={each} className={classes(css['column'], isWide && !isAlone && each === 'team' && ownWeeks === null && css['teams'])}>
          <section className={css['column']} aria-label={viewWord[each]()}>
            {isWide && !isAlone ? <h3 className={css['title']}>{viewWord[each]()}</h3> : null}
            <BoardOf period={period} view={each} isWide={isWide} ownWeeks={isWide ? null : ownWeeks} counted={each === 'team' && ownWeeks === null ? counted : null} {...{ profile, onNavigate }} />
          </section>
          {/* A list of teams is short: below it there is room. */}
          {isWide && each === 'team' && ownWeeks !== null ? (
            <>
              {ownWeeks}
              {counted}
            </>
          ) : null}
        </div>
      ))}
      {isAlone ? <EarlierOwnWeeks isAcross /> : null}
      {isAlone && isWide ? (
        <QuietDetails summary={m.leaderboard_counted()}>
          <Rules profile={profile} />
        </QuietDetails>
      ) : null}
    </div>
  );
}

/** Whether the viewer is the only one on the players' board, as far as it was read. */
function useIsAlone(period: BoardPeriod, enabled: boolean): boolean {
  const { data, hasNextPage } = useInfiniteQuery({ ...boardQuery(useApi(), period, 'player'), enabled });
  return enabled && data !== undefined && readBoard(data.pages, !hasNextPage)?.isAlone === true;
}

/** What is counted, of players and of teams: told once where their boards stand side by side. */
function Counted({ profile }: Pick<LeaderboardTabProps, 'profile'>) {
  const titleId = useId();
  return (
    <section className={css['counted']} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <InfoIcon size={20} />
        {m.leaderboard_counted()}
      </h3>
      <Rules profile={profile} />
    </section>
  );
}

function Rules({ profile }: Pick<LeaderboardTabProps, 'profile'>) {
  return (
    <div className={css['rules']}>
      <p>{m.leaderboard_tokens_rule()}</p>
      <p>{teamInfoText(profile)}</p>
    </div>
  );
}

interface BoardOfProps extends LeaderboardTabProps {
  readonly period: BoardPeriod;
  readonly view: BoardView;
  /** The other board stands beside it. */
  readonly isWide: boolean;
  /** Null where it stands elsewhere, or nowhere. */
  readonly ownWeeks: ReactNode;
  /** Null where it is told elsewhere. */
  readonly counted: ReactNode;
}

/** A board, read as far as it was asked for. */
function BoardOf({ period, view, isWide, profile, ownWeeks, counted, onNavigate }: BoardOfProps) {
  const api = useApi();
  const board = useInfiniteQuery(boardQuery(api, period, view));
  // Read for the board of the players, who stand beside the teams.
  const players = useInfiniteQuery({ ...boardQuery(api, period, 'player'), enabled: isWide && view === 'team' });
  const pages = board.data?.pages;
  return (
    <>
      {/* Beside the players the teams begin at the same height: what is to be said about them stands below both. */}
      {view === 'player' || isWide ? null : (
        <p className={css['info']}>
          <InfoIcon size={20} />
          {teamInfoText(profile)}
        </p>
      )}
      {pages === undefined && !board.isPending ? (
        <Card>
          <LoadFailed
            title={m.leaderboard_failed()}
            error={board.error}
            onRetry={() => void board.refetch()}
            retrying={board.isFetching}
          />
        </Card>
      ) : null}
      {pages === undefined && board.isPending ? <BoardSkeleton /> : null}
      {pages === undefined ? (
        <>
          {ownWeeks}
          {counted}
        </>
      ) : (
        <Board
          pages={pages}
          profile={profile}
          ownWeeks={ownWeeks}
          counted={counted}
          beside={(isWide && view === 'team' && players.data?.pages[0]?.me) || null}
          loadingMore={board.isFetchingNextPage}
          {...(board.hasNextPage && { onMore: () => void board.fetchNextPage() })}
          onNavigate={onNavigate}
        />
      )}
    </>
  );
}

/** What a team counts, and where a name for one's own is given. */
function teamInfoText(profile: Profile | undefined): string {
  return [m.leaderboard_team_info(), ...(profile?.team_name?.trim() ? [] : [m.leaderboard_team_info_set()])].join(' ');
}

function BoardSkeleton() {
  return (
    <Loading label={m.leaderboard_list()}>
      <Skeleton shape="block" height="13rem" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="block" height="3.5rem" />
      ))}
    </Loading>
  );
}

interface BoardChoice {
  readonly period: BoardPeriod;
  readonly view: BoardView;
}

const NAME = 'touchline.board';

/** The board last chosen on this device; at first the week's players, as on a board of one day all have one day. */
function useBoardChoice(): readonly [BoardChoice, (change: Partial<BoardChoice>) => void] {
  const [choice, setChoice] = useState(storedChoice);
  const change = (part: Partial<BoardChoice>): void => {
    const next = { ...choice, ...part };
    writeLocal(NAME, next);
    setChoice(next);
  };
  return [choice, change];
}

function storedChoice(): BoardChoice {
  const stored = readLocal(NAME) as Partial<Record<keyof BoardChoice, unknown>> | null;
  return {
    period: boardPeriods.find((period) => period === stored?.period) ?? 'weekly',
    view: boardViews.find((view) => view === stored?.view) ?? 'player',
  };
}
