import type { Progress } from '@touchline/contracts';
import { progressLimits } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ChartEmpty } from '../charts/ChartEmpty.tsx';
import css from './Trend.module.css';
import { TrendChart } from './TrendChart.tsx';

interface TrendProps {
  readonly progress: Progress;
  /** Of several drills the one practised most is shown. */
  readonly isFocused?: boolean;
  /** Takes the filters away. Left out where there is nothing more to see. */
  readonly onShowAll?: () => void;
}

/** How the results go. It needs three sessions, overall and of what is looked at (spec 001 §5). */
export function Trend({ progress: { trend, today }, isFocused = false, onShowAll }: TrendProps) {
  const isMixed = new Set(trend.points.map(({ drillId }) => drillId)).size > 1;
  return (
    <Card level={3} title={m.progress_trend()}>
      {trend.points.length === 0 ? (
        <ChartEmpty
          shape="line"
          {...(onShowAll !== undefined &&
            trend.sessionsOverall >= progressLimits.trendNeeds && {
              action: <Button onClick={onShowAll}>{m.progress_trend_show_all()}</Button>,
            })}
        >
          {tooFew(trend)}
        </ChartEmpty>
      ) : (
        <>
          <TrendChart key={trend.points.at(-1)?.sessionId} points={trend.points} today={today.day} />
          {isFocused ? <p className={css['mixed']}>{m.progress_trend_focused({ drill: trend.points.at(-1)?.drillName ?? '' })}</p> : null}
          {isMixed ? <p className={css['mixed']}>{m.progress_trend_mixed()}</p> : null}
        </>
      )}
    </Card>
  );
}

function tooFew({ sessionsOverall, sessionsInRange }: Progress['trend']): string {
  const missing = progressLimits.trendNeeds - sessionsOverall;
  if (missing > 0) return m.progress_trend_few_overall({ count: missing });
  if (sessionsInRange === 0) return m.progress_trend_none_range();
  return m.progress_trend_few_range({ count: sessionsInRange });
}
