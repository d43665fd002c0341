import type { UseQueryResult } from '@tanstack/react-query';
import type { PracticeSessionRow, Recommendation, Stats } from '@touchline/contracts';
import { useState } from 'react';
import { classes } from '../../ui/join-class-names.ts';
import { Highlights } from '../football/highlights/index.ts';
import { Matches, useOpenMatch } from '../football/matches/index.ts';
import { NextMatch } from '../football/next-match/index.ts';
import css from './DashboardTab.module.css';
import { QuickAccess, type QuickPlace } from './QuickAccess.tsx';
import { Quote } from './Quote.tsx';
import { RecentSessions } from './RecentSessions.tsx';
import type { RecommendedDrill } from './recommend-waiting-drills-last.ts';
import { Recommended } from './Recommended.tsx';
import { useIsFootballSectionLast } from './useIsFootballSectionLast.ts';

/** Spec 001 §9, 'Recent activity'. */
const SHOWN_SESSIONS = 5;

interface LowerDashboardProps {
  /** The player's club, null where none is chosen. */
  readonly club: string | null;
  /** What stands above has come. */
  readonly isPlaced: boolean;
  readonly stats: UseQueryResult<Stats>;
  readonly sessions: UseQueryResult<readonly PracticeSessionRow[]>;
  readonly recommendations: UseQueryResult;
  /** A drill that was done waits to be sent. */
  readonly hasWaiting: boolean;
  /** What to practise beside the drill to do now. */
  readonly beside: readonly RecommendedDrill[] | undefined;
  readonly onLook: (recommendation: Recommendation) => void;
  readonly onNavigate: (tab: QuickPlace) => void;
}

/**
 * The living part of the dashboard: football, what else to practise, what was practised last. On the first day, and while
 * the football is a made-up demo, the player's own ball comes before the scores of others.
 */
export function FootballAndPracticeSections({ club, isPlaced, stats, sessions, recommendations, hasWaiting, beside, onLook, onNavigate }: LowerDashboardProps) {
  const match = useOpenMatch();
  const [deviceDay] = useState(() => new Date().getDate());
  const isFirst = stats.data?.totalSessions === 0;
  const comesLast = useIsFootballSectionLast();
  const isFootballLast = isFirst || comesLast === true;
  // What comes first is not known yet: nothing that would move.
  if (stats.isLoading || comesLast === null) return <div style={{ minHeight: '100vh' }} />;
  const football = (
    <div key="football" className={css['football']}>
      {club === null ? null : <NextMatch club={club} />}
      <Matches club={club} match={match} isPlaced={isPlaced} />
      <Highlights onSample={match.openSample} isPlaced={isPlaced} />
    </div>
  );
  return (
    <>
      {isFootballLast ? null : football}
      <div key="more" className={classes(css['more'], isFootballLast && css['first'], isFirst && css['firstDay'])}>
        <Recommended
          isFirst={isFirst}
          all={beside}
          failure={recommendations.isLoadingError ? recommendations.error : null}
          retrying={recommendations.isFetching}
          onRetry={() => void recommendations.refetch()}
          onLook={onLook}
        />
        <RecentSessions
          sessions={sessions.data?.slice(0, SHOWN_SESSIONS)}
          today={stats.data?.today}
          hasWaiting={hasWaiting}
          failure={sessions.isLoadingError ? sessions.error : null}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
          onFirst={() => onNavigate('practice')}
        />
        <QuickAccess onNavigate={onNavigate} />
        <Quote dayOfMonth={stats.data === undefined ? deviceDay : Number(stats.data.today.slice(-2))} />
      </div>
      {isFootballLast ? football : null}
    </>
  );
}
