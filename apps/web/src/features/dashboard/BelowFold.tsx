import type { UseQueryResult } from '@tanstack/react-query';
import type { PracticeSessionRow, Recommendation, Recommendations, Stats } from '@touchline/contracts';
import { useState } from 'react';
import { Highlights } from '../football/highlights/index.ts';
import { Matches, useOpenMatch } from '../football/matches/index.ts';
import { NextMatch } from '../football/next-match/index.ts';
import css from './DashboardTab.module.css';
import { QuickAccess, type QuickPlace } from './QuickAccess.tsx';
import { Quote } from './Quote.tsx';
import { RecentSessions } from './RecentSessions.tsx';
import { Recommended } from './Recommended.tsx';

/** Spec 001 §9, 'Recent activity'. */
const SHOWN_SESSIONS = 5;

interface BelowFoldProps {
  /** The player's club, null where none is chosen. */
  readonly club: string | null;
  /** What stands above has come. */
  readonly isPlaced: boolean;
  readonly stats: UseQueryResult<Stats>;
  readonly sessions: UseQueryResult<readonly PracticeSessionRow[]>;
  readonly recommendations: UseQueryResult<Recommendations>;
  readonly onStart: (recommendation: Recommendation) => void;
  readonly onNavigate: (tab: QuickPlace) => void;
}

/** The living part of the dashboard: football, what else to practise, what was practised last. */
export function BelowFold({ club, isPlaced, stats, sessions, recommendations, onStart, onNavigate }: BelowFoldProps) {
  const match = useOpenMatch();
  const [deviceDay] = useState(() => new Date().getDate());
  return (
    <>
      <div className={css['football']}>
        {club === null ? null : <NextMatch club={club} />}
        <Matches club={club} match={match} isPlaced={isPlaced} />
        <Highlights onSample={match.openSample} isPlaced={isPlaced} />
      </div>
      <div className={css['more']}>
        <div className={css['column']}>
          <Recommended
            all={recommendations.data?.beside}
            failure={recommendations.isLoadingError ? recommendations.error : null}
            retrying={recommendations.isFetching}
            onRetry={() => void recommendations.refetch()}
            onStart={onStart}
          />
          <RecentSessions
            sessions={sessions.data?.slice(0, SHOWN_SESSIONS)}
            today={stats.data?.today}
            failure={sessions.isLoadingError ? sessions.error : null}
            retrying={sessions.isFetching}
            onRetry={() => void sessions.refetch()}
            onFirst={() => onNavigate('practice')}
          />
        </div>
        <div className={css['column']}>
          <QuickAccess onNavigate={onNavigate} />
          <Quote dayOfMonth={stats.data === undefined ? deviceDay : Number(stats.data.today.slice(-2))} />
        </div>
      </div>
    </>
  );
}
