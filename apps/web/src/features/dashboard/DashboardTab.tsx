import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { Recommendation } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { profileQuery, recentSessionsQuery, recommendationsQuery, statsQuery, useApi } from '../../api/index.ts';
import { hasNoInternet, LoadFailed, type WaitingDrill } from '../../offline/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { loadPartWhenInSight } from '../../ui/mounting/load-part-when-in-sight.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { achievementCount, useAchievements } from '../achievements/index.ts';
import { weakerFootIn } from '../drills/index.ts';
import { Achievements } from './Achievements.tsx';
import css from './DashboardTab.module.css';
import { NextDrillCard, NextUpLoading, type DrillToStart } from './NextDrillCard.tsx';
import type { QuickPlace } from './QuickAccess.tsx';
import { StatCards, StatCardsLoading } from './StatCards.tsx';
import { WeekStrip, WeekStripLoading } from './WeekStrip.tsx';
import { recommendWaitingDrillsLast } from './recommend-waiting-drills-last.ts';
import { currentPracticeWeek } from './current-practice-week.ts';

export interface DashboardTabProps {
  /** The player's club, null where none is chosen; one that waits to be sent counts. */
  readonly club: string | null;
  /** The drills of which a session waits on the device to be counted. */
  readonly waitingDrills: readonly WaitingDrill[];
  /** A drill that runs elsewhere or whose result is not saved, as the one thing to do; else what it is given. */
  readonly renderUnfinishedOr: (otherwise: ReactNode) => ReactNode;
  /** Goes to another place of the app; to the practice tab with what is to wait or to start there, to progress with its badges open. */
  onNavigate: (tab: QuickPlace, options?: Partial<DrillToStart> & { startsAtOnce?: boolean; opensPicker?: boolean; badges?: boolean }) => void;
}

/** Enough sessions to see a busy week whole. */
const SESSIONS = 50;

const FootballAndPracticeSections = loadPartWhenInSight(async () => (await import('./FootballAndPracticeSections.tsx')).FootballAndPracticeSections);

/** What shall I do now, how am I doing, what happened lately (spec 001 §2). */
export function DashboardTab({ club, waitingDrills, renderUnfinishedOr, onNavigate }: DashboardTabProps) {
  const api = useApi();
  const stats = useQuery(statsQuery(api));
  const sessions = useQuery(recentSessionsQuery(api, SESSIONS));
  const recommendations = useQuery(recommendationsQuery(api));
  const achievements = useAchievements();
  const profile = useQuery(profileQuery(api));
  const toasts = useToasts();
  const hasFailed = [stats, sessions, recommendations, achievements].some(({ isLoadingError }) => isLoadingError);
  const userFailed = profile.isLoadingError;
  useEffect(() => {
    // Without internet each part says so in its place.
    if (hasFailed && !hasNoInternet()) toasts.error(m.dashboard_load_failed());
  }, [hasFailed, toasts]);
  useEffect(() => {
    if (userFailed) toasts.warning(m.dashboard_user_failed());
  }, [userFailed, toasts]);

  /** Practice with the drill of a recommendation waiting, and the foot where it is about one. */
  const prepare = ({ drillId, reason }: Recommendation): void =>
    onNavigate('practice', { drillId, ...(reason.kind === 'weakFoot' && { side: reason.foot }) });
  const offered = recommendations.data && recommendWaitingDrillsLast(recommendations.data, waitingDrills.map(({ drillId }) => drillId));
  const hasAchievements = achievements.data !== undefined || achievements.isLoadingError;
  const isPlaced = !stats.isPending && !sessions.isPending && !recommendations.isPending && hasAchievements;
  const waitingDays = new Set(waitingDrills.map(({ day }) => day));
  const hasWaiting = waitingDrills.length > 0;
  const week = stats.data && sessions.data ? currentPracticeWeek(stats.data.today, sessions.data, SESSIONS) : null;
  return (
    <div className={css['dashboard']}>
      {renderUnfinishedOr(
        stats.isPending || recommendations.isPending ? (
          <NextUpLoading />
        ) : (
          <NextDrillCard
            recommendation={offered?.now}
            stats={stats.data}
            hasWaiting={hasWaiting}
            weakerFoot={weakerFootIn(profile.data)}
            onStart={(shown) => onNavigate('practice', { ...shown, startsAtOnce: true })}
            onPick={() => onNavigate('practice', { opensPicker: true })}
          />
        ),
      )}
      {stats.isPending || sessions.isPending ? <WeekStripLoading /> : null}
      {week === null ? null : <WeekStrip week={week} waitingDays={waitingDays} isFirst={stats.data?.totalSessions === 0} />}
      {stats.data === undefined && !stats.isPending ? (
        <StatsFailed error={stats.error} onRetry={() => void stats.refetch()} retrying={stats.isFetching} />
      ) : null}
      {stats.isPending ? <StatCardsLoading /> : null}
      {stats.data === undefined ? null : (
        <StatCards
          stats={stats.data}
          achievements={achievements.data && achievementCount(achievements.data)}
          onNavigate={onNavigate}
        />
      )}
      <Achievements
        achievements={achievements.data}
        failure={achievements.isLoadingError ? achievements.error : null}
        retrying={achievements.isFetching}
        onRetry={() => void achievements.refetch()}
        onAll={() => onNavigate('progress', { badges: true })}
      />
      <FootballAndPracticeSections
        {...{ club, isPlaced, stats, sessions, recommendations, hasWaiting, onNavigate }}
        beside={offered?.beside}
        onLook={prepare}
      />
    </div>
  );
}

interface StatsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** In place of the six numbers when they did not come. */
function StatsFailed({ error, onRetry, retrying }: StatsFailedProps) {
  return (
    <Card>
      <LoadFailed title={m.dashboard_stats_failed()} error={error} onRetry={onRetry} retrying={retrying} />
    </Card>
  );
}
