import type { ProgressYear } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { MountBelowFoldAfterPaint } from '../../../ui/mounting/MountBelowFoldAfterPaint.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { MonthComparison } from './MonthComparison.tsx';
import { isHalfYear } from './year-grid.ts';
import css from './YearAndMonth.module.css';
import { YearHeatmap } from './YearHeatmap.tsx';

interface YearAndMonthProps {
  /** Undefined until it has come. */
  readonly year: ProgressYear | undefined;
  /** It is what the player looks at: it need not wait for what stands above. */
  readonly atOnce: boolean;
}

/** The days of a year, and this month beside the last. */
export function YearAndMonth({ year, atOnce }: YearAndMonthProps) {
  if (year === undefined) {
    return (
      <Loading label={m.progress_year()}>
        <Skeleton shape="block" height="15rem" />
      </Loading>
    );
  }
  return (
    <MountBelowFoldAfterPaint atOnce={atOnce}>
      <div className={css[year.days.length === 0 || isHalfYear(year) ? 'pair' : 'stack']}>
        <YearHeatmap year={year} />
        <MonthComparison year={year} />
      </div>
    </MountBelowFoldAfterPaint>
  );
}
