import type { TrendPoint } from '@touchline/contracts';
import { Area, Line, LinePath } from '@visx/shape';
import { m, timeOfDayText } from '@touchline/messages';
import { ChartTable } from '../charts/ChartTable.tsx';
import { useChartScrubber } from '../charts/useChartScrubber.ts';
import { useElementWidth } from '../charts/useElementWidth.ts';
import { chartDayText } from '../relative-day-text.ts';
import { averageText, figure } from '../number-texts.ts';
import { resultText, resultUnit } from '../range-and-result-text.ts';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import css from './TrendChart.module.css';
import { dayLabels, nearestMark, trendShape } from './trend-layout.ts';

const FULL_HEIGHT = 236;
/** Of results that are all the same: a row of dots. */
const FLAT_HEIGHT = 96;
/** Room for the days below. */
const MARGINS = { top: 14, bottom: 30 };
/** Room for the last point on the right. */
const RIGHT = 10;
/** A name of a day is this wide for each of its characters. */
const CHARACTER = 7;
/** Room for the figures of the lines on the left: this, and this for each of the longest one's characters. */
const FIGURE = { around: 20, character: 8 };
const STEPS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -5, PageUp: 5 };

interface TrendChartProps {
  /** At least three, oldest first. */
  readonly points: readonly TrendPoint[];
  readonly today: string;
}

/** The latest results and their average of three, to be looked at one by one. */
export function TrendChart({ points, today }: TrendChartProps) {
  const { width, measure } = useElementWidth();
  const isFlat = new Set(points.map(({ result }) => result)).size === 1;
  const height = isFlat ? FLAT_HEIGHT : FULL_HEIGHT;
  // The line above the best one may have a digit more.
  const longest = Math.max(...points.map(({ result }) => figure(Math.ceil(result * 1.3)).length));
  const left = FIGURE.around + longest * FIGURE.character;
  const { marks, ticks } = trendShape(points, { width, height, left, right: RIGHT, ...MARGINS });
  const { index, wiring } = useChartScrubber({
    count: points.length,
    steps: STEPS,
    locate: ({ clientX }, chart) => nearestMark(marks, clientX - chart.getBoundingClientRect().left),
    label: m.progress_trend_slider(),
    text: (at) => pointWords(points[at], today),
  });
  const isOneDay = new Set(points.map(({ day }) => day)).size === 1;
  const days = dayLabels(
    marks,
    points.map((at) => (isOneDay ? timeOfDayText(at.finishedAt) : chartDayText(at.day, today))),
    (text) => text.length * CHARACTER,
    { left: 0, right: width },
  );
  const point = points[index];
  const mark = marks[index];
  if (point === undefined || mark === undefined) return null;
  const averaged = untilItMeets(marks).flatMap(({ x, averageY }) => (averageY === null ? [] : [{ x, y: averageY }]));
  // One average is no line: the words above tell it.
  const hasAverageLine = !isFlat && averaged.length > 1;
  return (
    <>
      <p className={css['reading']} aria-hidden="true">
        <span className={css['number']}>{figure(point.result)}</span>
        <span className={css['unit']}>{resultUnit(point.resultLabel, point.result)}</span>
        <span className={css['what']}>
          {chartDayText(point.day, today)}
          {isFlat ? TEXT_SEPARATOR + m.progress_trend_steady({ result: figure(point.result) }) : null}
        </span>
        {isFlat || point.average === null ? null : (
          <span className={css['averageOf']} data-line={hasAverageLine}>
            {m.progress_trend_average_of({ average: averageText(point.average) })}
          </span>
        )}
      </p>
      <div className={css['chart']} data-flat={isFlat || undefined} ref={measure} {...wiring}>
        {width === 0 ? null : (
          <svg width={width} height={height} aria-hidden="true" focusable="false">
            {ticks.filter(({ value }) => !isFlat || value === point.result).map(({ value, y }) => (
              <g key={value}>
                <Line className={css['grid'] ?? ''} from={{ x: left, y }} to={{ x: width, y }} />
                <text className={css['tick']} x={left - 8} y={y} dy="0.35em">
                  {figure(value)}
                </text>
              </g>
            ))}
            <Line
              className={css['chosen'] ?? ''}
              from={{ x: mark.x, y: MARGINS.top }}
              to={{ x: mark.x, y: height - MARGINS.bottom }}
            />
            {isFlat ? null : (
              <Area className={css['ground'] ?? ''} data={[...marks]} x={({ x }) => x} y0={height - MARGINS.bottom} y1={({ y }) => y} />
            )}
            <LinePath className={css['results'] ?? ''} data={[...marks]} x={({ x }) => x} y={({ y }) => y} />
            {hasAverageLine ? <LinePath className={css['average'] ?? ''} data={averaged} x={({ x }) => x} y={({ y }) => y} /> : null}
            {marks.map(({ x, y }, at) => (
              <circle
                key={points[at]?.sessionId}
                className={at === index ? css['dotChosen'] : css['dot']}
                cx={x}
                cy={y}
                r={at === index ? 7 : isFlat ? 5 : 3.5}
              />
            ))}
            {days.map(({ text, x }) => (
              <text key={text} className={css['day']} x={x} y={height - 8}>
                {text}
              </text>
            ))}
          </svg>
        )}
      </div>
      <ChartTable
        caption={m.progress_trend_about()}
        columns={[m.progress_recent_date(), m.progress_drill(), m.progress_recent_result(), m.progress_trend_average()]}
        rows={points.toReversed().map(({ sessionId, day, drillName, result, resultLabel, average }) => ({
          key: sessionId,
          cells: [
            chartDayText(day, today),
            drillName,
            resultText(result, resultLabel),
            average === null ? '–' : averageText(average),
          ],
        }))}
      />
    </>
  );
}

/** The marks up to where the average has come to the results and stays there: drawn on, it would only lie on their line. */
function untilItMeets<Mark extends { readonly y: number; readonly averageY: number | null }>(marks: readonly Mark[]): readonly Mark[] {
  const apart = marks.findLastIndex(({ y, averageY }) => averageY !== null && averageY !== y);
  return marks.slice(0, apart + 2);
}

function pointWords(point: TrendPoint | undefined, today: string): string {
  if (point === undefined) return '';
  const { day, drillName: drill, result, resultLabel, average } = point;
  const said = { when: chartDayText(day, today), drill, result: resultText(result, resultLabel) };
  if (average === null) return m.progress_trend_value(said);
  return m.progress_trend_value_average({ ...said, average: averageText(average) });
}
