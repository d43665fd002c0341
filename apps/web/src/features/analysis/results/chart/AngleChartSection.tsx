import type { ClipShape, FormReview, PoseFrame } from '@touchline/vision';
import { useId, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { Card } from '../../../../ui/card/Card.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { Loading, Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { Playhead } from '../playhead.ts';
import type { AngleChartProps } from './AngleChart.tsx';
import css from './AngleChartCard.module.css';
import { angleSeries } from './angle-series.ts';
import { seriesWord } from './chart-text.ts';

interface AngleChartCardProps {
  review: FormReview;
  shape: ClipShape;
  frames: readonly PoseFrame[];
  playhead: Playhead;
  onTime: (time: number) => void;
}

type Chart =
  | { readonly name: 'closed' | 'loading' | 'failed' }
  | { readonly name: 'open'; readonly View: ComponentType<AngleChartProps> };

/** The angle chart, fetched when it is opened. */
export function AngleChartCard({ review, shape, frames, playhead, onTime }: AngleChartCardProps) {
  const [chart, setChart] = useState<Chart>({ name: 'closed' });
  const [chosen, setChosen] = useState(0);
  const content = useId();
  const all = useMemo(() => angleSeries(review, shape, frames), [review, shape, frames]);
  const open = async (): Promise<void> => {
    setChart({ name: 'loading' });
    try {
      const { default: View } = await import('./AngleChart.tsx');
      setChart({ name: 'open', View });
    } catch {
      setChart({ name: 'failed' });
    }
  };
  const toggle = (): void => {
    if (chart.name === 'open') setChart({ name: 'closed' });
    else void open();
  };
  const series = all[chosen] ?? all[0];
  return (
    <Card title={m.results_chart()} level={3}>
      <div className={css['chart']}>
        {series === undefined ? (
          <p className={css['none']}>{review.view === 'front' ? m.results_chart_front() : m.results_chart_empty()}</p>
        ) : (
          <Button aria-expanded={chart.name === 'open'} aria-controls={content} onClick={toggle}>
            {chart.name === 'open' ? m.results_chart_close() : m.results_chart_open()}
          </Button>
        )}
        <div id={content} className={css['content']} hidden={chart.name === 'closed'}>
          {chart.name === 'loading' ? (
            <Loading label={m.results_chart_loading()}>
              <Skeleton shape="block" height="15rem" />
            </Loading>
          ) : null}
          {chart.name === 'failed' ? <p role="alert">{m.results_chart_failed()}</p> : null}
          {chart.name === 'open' && series !== undefined ? (
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
      </div>
    </Card>
  );
}
