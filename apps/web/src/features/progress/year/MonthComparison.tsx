import type { ProgressYear } from '@touchline/contracts';
import { addDays, monthStart, parsePracticeDay } from '@touchline/domain';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { dateText, m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { ChartEmpty } from '../charts/ChartEmpty.tsx';
import { figure, minutesText } from '../number-texts.ts';
import css from './MonthComparison.module.css';

type Sums = ProgressYear['months'];
type Sum = keyof Sums['thisMonth'];

/** Pixels: how high a bar is, how far the mark across it stands out at both sides, and how wide that is. */
const BAR = 12;
const OUT = 3;
const MARK = 3;
const shown: readonly { readonly of: Sum; readonly label: () => string }[] = [
  { of: 'minutes', label: m.progress_minutes },
  { of: 'sessions', label: m.progress_drills },
  { of: 'days', label: m.progress_month_days },
  { of: 'experience', label: m.progress_xp },
];

/** This month on the last one: as far as that was by the same day, and where it ended. */
export function MonthComparison({ year: { months, to } }: { readonly year: ProgressYear }) {
  const last = lastMonthName(to);
  const isEmpty = months.thisMonth.sessions === 0 && months.lastMonth.sessions === 0;
  return (
    <Card level={3} title={m.progress_month()} className={css['card'] ?? ''}>
      {isEmpty ? (
        <ChartEmpty shape="bars">{m.progress_month_none()}</ChartEmpty>
      ) : (
        <>
          <p className={css['sentence']}>{sentenceOf(months, last)}</p>
          <ul className={css['rows']}>
            {shown.map(({ of, label }) => (
              <li key={of} className={css['row']}>
                <span className={css['label']}>{label()}</span>
                <span className={css['value']}>{figure(months.thisMonth[of])}</span>
                {months.lastMonth.sessions === 0 ? null : (
                  <>
                    <Beside months={months} of={of} />
                    <span className={css['last']}>
                      {m.progress_month_figure({
                        last,
                        byNow: figure(months.lastMonthByNow[of]),
                        whole: figure(months.lastMonth[of]),
                      })}
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** A bar of this month in one as long as the last was, and a mark where that was by now. */
function Beside({ months: { thisMonth, lastMonth, lastMonthByNow }, of }: { readonly months: Sums; readonly of: Sum }) {
  const along = scaleLinear<number>({ domain: [0, Math.max(1, thisMonth[of], lastMonth[of])], range: [0, 100] });
  const bar = (className: string | undefined, value: number) => (
    <Bar className={className ?? ''} width={`${along(value)}%`} height={BAR} rx={BAR / 2} />
  );
  return (
    <svg className={css['bar']} aria-hidden="true" focusable="false">
      {bar(css['whole'], lastMonth[of])}
      {bar(css['now'], thisMonth[of])}
      <Bar className={css['by'] ?? ''} x={`${along(lastMonthByNow[of])}%`} y={-OUT} width={MARK} height={BAR + 2 * OUT} rx={MARK / 2} transform={`translate(${-MARK / 2})`} />
    </svg>
  );
}

function sentenceOf({ thisMonth, lastMonth, lastMonthByNow }: Sums, last: string): string {
  if (lastMonth.sessions === 0) return m.progress_month_no_last({ last });
  const more = thisMonth.minutes - lastMonthByNow.minutes;
  if (more === 0) return m.progress_month_level({ last });
  const minutes = minutesText(Math.abs(more));
  return more > 0 ? m.progress_month_more({ minutes, last }) : m.progress_month_fewer({ minutes, last });
}

function lastMonthName(today: string): string {
  const day = parsePracticeDay(today);
  return day === null ? '' : dateText(addDays(monthStart(day), -1), { month: 'long' });
}
