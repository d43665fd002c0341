import type { Progress } from '@touchline/contracts';
import { progressLimits } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ChartEmpty } from '../charts/ChartEmpty.tsx';
import css from './DrillTrend.module.css';
import { TrendChart } from './TrendChart.tsx';

interface DrillTrendProps {
  readonly progress: Progress;
  /** Where no drill was chosen: the one practised most in this time, whose line this is. */
  readonly most?: Progress['topDrills'][number];
  /** There are others to choose. */
  readonly isOneOfMany?: boolean;
  /** Takes the filters away. Left out where there is nothing more to see. */
  readonly onShowAll?: () => void;
}

/** How the results of one drill go. It needs three sessions, overall and of what is looked at (spec 001 §5). */
export function DrillTrend({ progress: { trend, today }, most, isOneOfMany = false, onShowAll }: DrillTrendProps) {
  const drills = new Set(trend.points.map(({ drillId }) => drillId));
  // Whichever is chosen above: this is the line of one drill, and its name stands over it.
  const drill = drills.size === 1 ? trend.points[0]?.drillName : undefined;
  const hidesSome = trend.sessionsInRange < trend.sessionsOverall;
  return (
    <Card level={3} title={drill === undefined ? m.progress_trend() : m.progress_trend_of({ drill })}>
      {drills.size !== 1 ? (
        <ChartEmpty
          shape="line"
          {...(onShowAll !== undefined &&
            trend.sessionsOverall >= progressLimits.trendNeeds &&
            hidesSome && {
              action: <Button onClick={onShowAll}>{m.progress_trend_show_all()}</Button>,
            })}
        >
          {tooFew(trend, most)}
        </ChartEmpty>
      ) : (
        <>
          {isOneOfMany && most !== undefined ? <p className={css['which']}>{m.progress_trend_focused()}</p> : null}
          <TrendChart key={trend.points.at(-1)?.sessionId} points={trend.points} today={today.day} />
        </>
      )}
    </Card>
  );
}

function tooFew({ sessionsOverall, sessionsInRange }: Progress['trend'], most: DrillTrendProps['most']): string {
  const missing = progressLimits.trendNeeds - sessionsOverall;
  if (missing > 0) return m.progress_trend_few_overall({ count: missing });
  if (sessionsInRange === 0) return m.progress_trend_none_range();
  if (sessionsInRange < progressLimits.trendNeeds || most === undefined) return m.progress_trend_few_range({ count: sessionsInRange });
  const told = { drill: most.name, count: most.sessions };
  return sessionsInRange < sessionsOverall ? m.progress_trend_few_most(told) : m.progress_trend_few_all(told);
}
