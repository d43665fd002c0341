import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Progress, ProgressYear } from '@touchline/contracts';
import { progressLimits } from '@touchline/domain';
import { memo, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { m } from '@touchline/messages';
import { progressQuery, progressYearQuery, useApi } from '../../api/index.ts';
import { LoadFailed, type WaitingDrill } from '../../offline/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { MountBelowFoldAfterPaint } from '../../ui/mounting/MountBelowFoldAfterPaint.tsx';
import { useMediaQuery } from '../../ui/shell/useMediaQuery.ts';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { useAfterPaint } from '../../ui/mounting/useAfterPaint.ts';
import { AllBadgesPage, useAchievements } from '../achievements/index.ts';
import { PracticeCharts } from './charts/PracticeCharts.tsx';
import { ChartDataAhead } from './charts/useChartData.ts';
import { EmptyProgress } from './first-day/EmptyProgress.tsx';
import { PartsStillToCome } from './first-day/PartsStillToCome.tsx';
import { StreakAndTodayHero } from './hero/StreakAndTodayHero.tsx';
import { PageSection, ProgressPageSections } from './page-sections/ProgressPageSections.tsx';
import { useProgressPageSection } from './page-sections/useProgressPageSection.ts';
import css from './ProgressTab.module.css';
import { LastSessions } from './recent/LastSessions.tsx';
import type { SkillTrendsProps } from './skills/SkillTrends.tsx';
import { SkillTrendsLoader } from './skills/SkillTrendsLoader.tsx';
import { WeekCalendar } from './week/WeekCalendar.tsx';
import { BestResults } from './year/BestResults.tsx';
import { YearAndMonth } from './year/YearAndMonth.tsx';

export interface ProgressTabProps {
  /** Whose analyses on this device count beside those of the account. */
  readonly playerId: string;
  /** The drills of which a session waits on the device to be counted. */
  readonly waitingDrills: readonly WaitingDrill[];
  /** This device's unless a test brings others. */
  readonly analyses?: SkillTrendsProps['store'];
  /** The player's badges, to which the dashboard leads; the browser's Back leads there again. */
  readonly badges?: boolean;
  readonly onNavigate: (tab: 'practice' | 'dashboard') => void;
}

/**
 * How am I doing: today, the streak, the week beside the last one and the bests first, then the charts, then the year
 * (spec 001 §2); on a phone a section at a time. Before the first session, what will be there.
 */
export function ProgressTab({ badges = false, ...rest }: ProgressTabProps) {
  return badges ? <Badges onBack={() => rest.onNavigate('dashboard')} /> : <ProgressPage {...rest} />;
}

function Badges({ onBack }: { readonly onBack: () => void }) {
  const { data, error, isLoadingError, isFetching, refetch } = useAchievements();
  if (data !== undefined) return <AllBadgesPage achievements={data} backLabel={m.progress_badges_back()} onBack={onBack} />;
  if (!isLoadingError) return <ProgressSkeleton />;
  return (
    <Card>
      <LoadFailed title={m.achievements_failed()} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </Card>
  );
}

function ProgressPage({ playerId, waitingDrills, analyses, onNavigate }: Omit<ProgressTabProps, 'badges'>) {
  const api = useApi();
  // What the page opens on, whatever the charts look at afterwards.
  const shown = useQuery(progressQuery(api, '7days', null));
  const year = useQuery(progressYearQuery(api));
  // What has come is rendered in slices of some milliseconds, so that on an old phone a tap meanwhile is answered: a query
  // alone has all that shows it rendered at one go.
  const progress = useDeferredValue(shown.data);
  const yearData = useDeferredValue(year.data);
  if (progress === undefined) {
    if (!shown.isError) return <ProgressSkeleton />;
    const retry = () => {
      void shown.refetch();
      void year.refetch();
    };
    return (
      <Card>
        <LoadFailed title={m.progress_failed()} error={shown.error} onRetry={retry} retrying={shown.isFetching} />
      </Card>
    );
  }
  return (
    <ProgressContent
      {...{ playerId, waitingDrills, analyses, onNavigate, progress }}
      year={yearData}
      yearFailure={yearData === undefined && year.isError ? year : null}
    />
  );
}

interface ProgressContentProps extends Pick<ProgressTabProps, 'playerId' | 'waitingDrills' | 'onNavigate'> {
  readonly analyses: ProgressTabProps['analyses'];
  readonly progress: Progress;
  /** Undefined until it has come. */
  readonly year: ProgressYear | undefined;
  readonly yearFailure: YearFailure | null;
}

/** A year that could not be read. */
type YearFailure = Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;

/** Where one column would make a page of many screens: a phone, upright or lying down. */
const NARROW = '(max-width: 47.99rem), (max-width: 63.99rem) and (max-height: 30rem)';

/** The page with its numbers; rendered again only where one of them has changed. */
const ProgressContent = memo(function ProgressContent({ playerId, waitingDrills, analyses, onNavigate, progress, year: known, yearFailure }: ProgressContentProps) {
  // Also where it is there first, after the streak and the week, which are all that a phone has room for.
  const year = useAfterPaint() ? known : undefined;
  const isNarrow = useMediaQuery(NARROW);
  const [section, chooseSection] = useProgressPageSection();
  const [charts, setCharts] = useState(section !== 'overview');
  const page = useRef<HTMLDivElement>(null);
  const { week, today, recent, trend } = progress;
  const waitingDays = new Set(waitingDrills.map(({ day }) => day));
  const skills = { playerId, ...(analyses !== undefined && { store: analyses }) };
  if (trend.sessionsOverall === 0) {
    return (
      <div className={css['progress']}>
        <EmptyProgress hasWaiting={waitingDrills.length > 0} onPractise={() => onNavigate('practice')} />
        <SkillTrendsLoader {...skills} hidesNone />
      </div>
    );
  }
  const isNew = trend.sessionsOverall < progressLimits.trendNeeds;
  const bests = year?.bests.length ?? 0;
  const isSoon = isNew && !charts;
  const isApart = isNarrow && !isSoon;
  const showCharts = (): void => {
    flushSync(() => {
      setCharts(true);
      if (isNarrow) chooseSection('charts');
    });
    // What was pressed is gone: the focus goes on where one section or another is chosen.
    page.current?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  const soon = isSoon ? <PartsStillToCome sessions={trend.sessionsOverall} hasBests={bests > 0} onShowCharts={showCharts} /> : null;
  const failure = yearFailure === null ? null : <YearFailed failure={yearFailure} />;
  return (
    <div className={css['progress']} ref={page}>
      <ProgressPageSections section={isApart ? section : null} onSectionChange={chooseSection}>
        <PageSection of="overview">
          <StreakAndTodayHero progress={progress} waitsToday={waitingDays.has(today.day)} onPractise={() => onNavigate('practice')} />
        </PageSection>
        <div className={css[isSoon && bests > 0 ? 'first' : 'top']}>
          <PageSection of="overview">
            <WeekCalendar week={week} today={today.day} waitingDays={waitingDays} {...(year !== undefined && { pastDays: year.days })} />
          </PageSection>
          <Bests {...{ year, failure, isApart }} isLeftToCome={isNew && bests === 0} />
          <PageSection of="overview">
            <LastSessions sessions={recent} today={today.day} hasMore={recent.length === progressLimits.recentSessions} />
          </PageSection>
          {bests > 0 ? soon : null}
        </div>
        {isSoon ? (
          <>
            <SkillTrendsLoader {...skills} hidesNone />
            {bests > 0 ? null : soon}
          </>
        ) : (
          <MountBelowFoldAfterPaint atOnce={isApart || isNew}>
            <PageSection of="charts">
              <PracticeCharts week={progress} />
              <SkillTrendsLoader {...skills} />
            </PageSection>
            <PageSection of="year">{failure ?? <YearAndMonth year={year} atOnce={isApart} />}</PageSection>
          </MountBelowFoldAfterPaint>
        )}
      </ProgressPageSections>
      {isApart ? (
        <MountBelowFoldAfterPaint>
          <ChartDataAhead week={progress} />
        </MountBelowFoldAfterPaint>
      ) : null}
    </div>
  );
});

interface BestsProps {
  readonly year: ProgressYear | undefined;
  /** In place of a year that could not be read; where all stands on one page it is told below, with the year itself. */
  readonly failure: ReactNode;
  /** It is a section by itself, which is never without content. */
  readonly isApart: boolean;
  /** There are none yet, and what is still to come tells of them. */
  readonly isLeftToCome: boolean;
}

/** The best results, once the year has come. */
function Bests({ year, failure, isApart, isLeftToCome }: BestsProps) {
  if (year === undefined) {
    return failure === null || isApart ? <PageSection of="bests">{failure ?? <Skeleton shape="block" height="20rem" />}</PageSection> : null;
  }
  if (isLeftToCome && !isApart) return null;
  return (
    <PageSection of="bests">
      <BestResults year={year} />
    </PageSection>
  );
}

function YearFailed({ failure }: { readonly failure: YearFailure }) {
  return (
    <Card>
      <LoadFailed title={m.progress_year_failed()} error={failure.error} onRetry={() => void failure.refetch()} retrying={failure.isFetching} />
    </Card>
  );
}

function ProgressSkeleton() {
  return (
    <Loading label={m.progress_today()}>
      <Skeleton shape="block" height="18rem" />
      <div className={css['pair']}>
        <Skeleton shape="block" height="14rem" />
        <Skeleton shape="block" height="14rem" />
      </div>
      <Skeleton shape="block" height="20rem" />
    </Loading>
  );
}
