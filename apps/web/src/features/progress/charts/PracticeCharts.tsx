import type { UseQueryResult } from '@tanstack/react-query';
import type { Progress } from '@touchline/contracts';
import { progressRanges, type ProgressRange } from '@touchline/domain';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { LoadFailed } from '../../../offline/index.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { minutesText, sessionsText } from '../number-texts.ts';
import { DrillTrend } from '../trend/DrillTrend.tsx';
import { rangeWord } from '../range-and-result-text.ts';
import { CategoryMinutes } from './CategoryMinutes.tsx';
import css from './PracticeCharts.module.css';
import { TopDrills } from './TopDrills.tsx';
import { useChartData, useOpeningRange } from './useChartData.ts';

const ALL = 'all';

/** The time and the drill that is looked at, and the charts of them. `week` is what the page opened on: seven days of all drills. */
export function PracticeCharts({ week }: { readonly week: Progress }) {
  const { drills } = week;
  const [range, setRange] = useState<ProgressRange | null>(null);
  const opening = useOpeningRange(week, range === null);
  // What they open on stays, whatever is saved later.
  if (range === null && opening !== null) setRange(opening);
  const [drill, setDrill] = useState(ALL);
  const { found, most, line } = useChartData(range, drill === ALL ? null : drill);
  // Of no time that is only looked into for a line.
  const data = range === null ? undefined : found.data;
  const showAll = () => {
    setRange('all');
    setDrill(ALL);
  };
  const isAll = range === 'all' && drill === ALL;
  return (
    <section className={css['charts']} aria-labelledby="progress-over-time">
      <h3 id="progress-over-time" className={css['title']}>
        {m.progress_filters()}
      </h3>
      <div className={css['filters']}>
        <SegmentedControl
          label={m.progress_time()}
          segments={progressRanges.map((value) => ({ value, label: rangeWord[value]() }))}
          value={range ?? '30days'}
          onValueChange={setRange}
        />
        <Select
          label={m.progress_drill()}
          options={[
            { value: ALL, label: m.progress_all_drills() },
            ...drills.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={drill}
          onValueChange={setDrill}
        />
      </div>
      <output className={css['sum']}>{data === undefined ? null : sumOf(data)}</output>
      {data === undefined && found.isError ? (
        <Card>
          <LoadFailed
            title={m.progress_charts_failed()}
            error={found.error}
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
          />
        </Card>
      ) : null}
      {data === undefined && !found.isError ? (
        <Loading label={m.progress_trend()}>
          <Skeleton shape="block" height="24rem" />
        </Loading>
      ) : null}
      {data === undefined ? null : (
        <div className={classes(css['cards'], data.topDrills.length === 0 && css['none'])} aria-busy={found.isPlaceholderData}>
          {line.data === undefined ? (
            <TrendMissing line={line} />
          ) : (
            <DrillTrend
              progress={line.data}
              {...(most !== undefined && { most, isOneOfMany: data.topDrills.length > 1 })}
              {...(!isAll && { onShowAll: showAll })}
            />
          )}
          <TopDrills drills={data.topDrills} />
          <CategoryMinutes categories={data.categories} />
        </div>
      )}
    </section>
  );
}

interface TrendMissingProps {
  readonly line: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>;
}

/** The line of the drill practised most while it is being read, or where it cannot be. */
function TrendMissing({ line }: TrendMissingProps) {
  return (
    <Card level={3} title={m.progress_trend()}>
      {line.isError ? (
        <LoadFailed title={m.progress_charts_failed()} error={line.error} onRetry={() => void line.refetch()} retrying={line.isFetching} />
      ) : (
        <Loading label={m.progress_trend()}>
          <Skeleton shape="block" height="15rem" />
        </Loading>
      )}
    </Card>
  );
}

/** What the selection adds up to. */
function sumOf({ trend, categories }: Progress): string {
  if (trend.sessionsInRange === 0) return m.progress_sum_none();
  const minutes = categories.reduce((sum, category) => sum + category.minutes, 0);
  return m.progress_sum({ sessions: sessionsText(trend.sessionsInRange), minutes: minutesText(minutes) });
}
