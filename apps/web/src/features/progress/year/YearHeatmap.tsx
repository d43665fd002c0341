import type { ProgressYear } from '@touchline/contracts';
import { Bar } from '@visx/shape';
import { dateText, m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { ChartTable } from '../charts/ChartTable.tsx';
import { ChartEmpty } from '../charts/ChartEmpty.tsx';
import { useChartScrubber } from '../charts/useChartScrubber.ts';
import { drillsText, figure, minutesText } from '../number-texts.ts';
import { HALF_YEAR_WEEKS, isHalfYear, monthStarts, shownFrom, yearDays, yearMonths, yearWeeks, type YearDay, type YearWeek } from './year-grid.ts';
import css from './YearHeatmap.module.css';

/** Side of a square and from one to the next, in the drawing's own units. */
const SIDE = 10;
const PITCH = 12;
/** The widest that a column is drawn where there are few. */
const WIDEST_REM = 3;
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const STEPS = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7, PageUp: -28, PageDown: 28 };

/** A year of days, a square each; a shorter time for whoever has not practiced for a year yet. */
export function YearHeatmap({ year }: { readonly year: ProgressYear }) {
  const from = shownFrom(year);
  return (
    <Card level={3} title={m.progress_year()} className={css['card'] ?? ''} {...(year.days.length > 0 && { aside: <Key /> })}>
      {year.days.length === 0 ? (
        <ChartEmpty shape="grid">{m.progress_year_none()}</ChartEmpty>
      ) : (
        <Days {...{ from }} days={yearDays(from, year.to, year.days)} practised={year.days.length} isOne={isHalfYear(year)} />
      )}
    </Card>
  );
}

/** From none to most. */
function Key() {
  return (
    <span className={classes(css['half'], css['key'])} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((level) => (
        <svg key={level} viewBox="0 0 10 10" focusable="false">
          <circle data-level={level} cx={5} cy={5} r={4.5} />
        </svg>
      ))}
    </span>
  );
}

interface DaysProps {
  readonly from: string;
  readonly days: readonly YearDay[];
  /** Days with practice. */
  readonly practised: number;
  /** All of it stands in one row. */
  readonly isOne: boolean;
}

function Days({ from, days, practised, isOne }: DaysProps) {
  const { index, wiring } = useChartScrubber({
    count: days.length,
    steps: STEPS,
    locate: dayAt,
    label: m.progress_year_slider(),
    text: (at) => dayWords(days[at]),
  });
  const weeks = yearWeeks(days);
  const columns = Math.min(weeks.length, HALF_YEAR_WEEKS);
  return (
    <>
      <p className={css['sum']}>{m.progress_year_sum({ count: practised, from: dateText(from, LONG) })}</p>
      <div
        className={css[isOne ? 'one' : 'map']}
        style={isOne ? { maxWidth: `${columns * WIDEST_REM}rem` } : undefined}
        {...wiring}
      >
        <Half weeks={weeks.slice(0, HALF_YEAR_WEEKS)} {...{ columns }} chosen={index} />
        {isOne ? null : <Half weeks={weeks.slice(HALF_YEAR_WEEKS)} {...{ columns }} chosen={index} />}
      </div>
      <p className={css['reading']} aria-hidden="true">
        {dayWords(days[index])}
      </p>
      <ChartTable
        caption={m.progress_year()}
        columns={[m.progress_year_month(), m.progress_year_days(), m.progress_drills(), m.progress_minutes()]}
        rows={yearMonths(days).map(({ month, days: active, sessions, minutes }) => ({
          key: month,
          cells: [
            dateText(`${month}-01`, { month: 'long', year: 'numeric' }),
            ...[active, sessions, minutes].map((count) => figure(count)),
          ],
        }))}
      />
    </>
  );
}

interface HalfProps {
  readonly weeks: readonly YearWeek[];
  /** Columns there is room for. */
  readonly columns: number;
  readonly chosen: number;
}

function Half({ weeks, columns, chosen }: HalfProps) {
  return (
    <div className={css['half']} aria-hidden="true">
      <div className={css['weekdays']}>
        {weeks[0]?.map(({ day }) => <span key={day}>{dateText(day, { weekday: 'short' })}</span>)}
      </div>
      <div className={css['months']} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {monthStarts(weeks).map(({ week, day }) => (
          <span key={day} style={{ gridColumnStart: week + 1 }}>
            {dateText(day, { month: 'short' })}
          </span>
        ))}
      </div>
      <svg viewBox={`-1 -1 ${columns * PITCH} ${7 * PITCH}`} focusable="false">
        {weeks.map((days, week) =>
          days.map(({ day, index, level }, row) => (
            <Bar
              key={day}
              data-level={level}
              data-chosen={index === chosen || undefined}
              data-day={index}
              x={week * PITCH}
              y={row * PITCH}
              width={SIDE}
              height={SIDE}
              rx={2.5}
            />
          )),
        )}
      </svg>
    </div>
  );
}

/** The square under a finger. */
function dayAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number | null {
  const index = document.elementFromPoint(clientX, clientY)?.getAttribute('data-day');
  return index === null || index === undefined ? null : Number(index);
}

function dayWords(one: YearDay | undefined): string {
  if (one === undefined) return '';
  const day = dateText(one.day, { weekday: 'long', ...LONG });
  if (one.sessions === 0) return m.progress_year_day_none({ day });
  return m.progress_year_day({ day, drills: drillsText(one.sessions), minutes: minutesText(one.minutes) });
}
