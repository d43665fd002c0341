import type { ClipShape, FormReview, PoseFrame } from '@touchline/vision';
import { useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { m } from '@touchline/messages';
import { Select } from '../../../../ui/select/Select.tsx';
import { Loading, Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { FoldedSection } from '../FoldedSection.tsx';
import type { Playhead } from '../playhead.ts';
import type { AngleChartProps } from './AngleChart.tsx';
import css from './AngleChartSection.module.css';
import { angleSeries } from './angle-series.ts';
import { seriesWord } from './chart-text.ts';

interface AngleChartSectionProps {
  review: FormReview;
  shape: ClipShape;
  frames: readonly PoseFrame[];
  playhead: Playhead;
  onTime: (time: number) => void;
}

type Chart =
  | { readonly name: 'unasked' | 'loading' | 'failed' }
  | { readonly name: 'here'; readonly View: ComponentType<AngleChartProps> };

/** The angle chart, fetched when its section is opened first; where no angle was measured, why. */
export function AngleChartSection({ review, shape, frames, playhead, onTime }: AngleChartSectionProps) {
  const [chart, setChart] = useState<Chart>({ name: 'unasked' });
  const [chosen, setChosen] = useState(0);
  const all = useMemo(() => angleSeries(review, shape, frames), [review, shape, frames]);
  const fetchChart = async (): Promise<void> => {
    setChart({ name: 'loading' });
    try {
      const { default: View } = await import('./AngleChart.tsx');
      setChart({ name: 'here', View });
    } catch {
      setChart({ name: 'failed' });
    }
  };
  const series = all[chosen] ?? all[0];
  if (series === undefined) {
    return (
      <FoldedSection title={m.results_chart()}>
        <p className={css['none']}>{review.view === 'front' ? m.results_chart_front() : m.results_chart_empty()}</p>
      </FoldedSection>
    );
  }
  return (
    <FoldedSection
      title={m.results_chart()}
      onOpen={() => {
        if (chart.name === 'unasked' || chart.name === 'failed') void fetchChart();
      }}
    >
      <div className={css['chart']}>
        {chart.name === 'unasked' || chart.name === 'loading' ? (
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
      </div>
    </FoldedSection>
  );
}
