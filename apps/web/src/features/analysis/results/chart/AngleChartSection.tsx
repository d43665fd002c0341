import type { ClipShape, FormReview, PoseFrame } from '@touchline/vision';
import { useEffect, useId, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { m } from '@touchline/messages';
import { Select } from '../../../../ui/select/Select.tsx';
import { Loading } from '../../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { Playhead } from '../playhead.ts';
import type { AngleChartProps } from './AngleChart.tsx';
import css from './AngleChartSection.module.css';
import { angleSeries } from './angle-series.ts';
import { seriesWord } from './angle-chart-text.ts';

interface AngleChartPartProps {
  review: FormReview;
  shape: ClipShape;
  frames: readonly PoseFrame[];
  playhead: Playhead;
  onTime: (time: number) => void;
}

type Chart =
  | { readonly name: 'loading' | 'failed' }
  | { readonly name: 'here'; readonly View: ComponentType<AngleChartProps> };

/** The angles of a joint over time, with the chart's code fetched when it is shown; nothing where no angle was measured. */
export function AngleChartSection({ review, shape, frames, playhead, onTime }: AngleChartPartProps) {
  const [chart, setChart] = useState<Chart>({ name: 'loading' });
  const [chosen, setChosen] = useState(0);
  const titleId = useId();
  const all = useMemo(() => angleSeries(review, shape, frames), [review, shape, frames]);
  const series = all[chosen] ?? all[0];
  const isWanted = series !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const fetchChart = async (): Promise<void> => {
      try {
        const { default: View } = await import('./AngleChart.tsx');
        setChart({ name: 'here', View });
      } catch {
        setChart({ name: 'failed' });
      }
    };
    void fetchChart();
  }, [isWanted]);
  if (series === undefined) return null;
  return (
    <section className={css['chart']} aria-labelledby={titleId}>
      <h4 id={titleId} className={css['title']}>
        {m.results_chart()}
      </h4>
      {chart.name === 'loading' ? (
        <Loading label={m.results_chart_loading()}>
          <Skeleton shape="block" height="15rem" />
        </Loading>
      ) : null}
      {chart.name === 'failed' ? <p role="alert">{m.results_chart_failed()}</p> : null}
      {chart.name === 'here' ? (
        <>
          {all.length < 2 ? null : (
            <Select
              label={m.results_chart_joint()}
              options={all.map((one, index) => ({ value: String(index), label: seriesWord(one) }))}
              value={String(chosen)}
              onValueChange={(value) => setChosen(Number(value))}
            />
          )}
          <chart.View {...{ series, review, playhead, onTime }} />
        </>
      ) : null}
    </section>
  );
}
