import type { FormReview } from '@touchline/vision';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { m } from '@touchline/messages';
import { usePlayhead } from '../playhead.ts';
import type { Playhead } from '../playhead.ts';
import { shownSpan } from './angle-series.ts';
import type { AngleSeries } from './angle-series.ts';
import css from './AngleChart.module.css';
import { angleChartText } from './angle-chart-text.ts';

export interface AngleChartProps {
  series: AngleSeries;
  review: FormReview;
  playhead: Playhead;
  /** A press on the chart shows that time in the player; seconds. */
  onTime: (time: number) => void;
}

const HIGH = 240;
const edge = { top: 14, right: 12, bottom: 26, left: 40 };
/** Degrees between the lines across. */
const EVERY = 30;

/** One knee's angle over time: a single line, the good band behind it, the key moments, and where the player stands. */
export default function AngleChart({ series, review, playhead, onTime }: AngleChartProps) {
  const frame = useRef<HTMLElement>(null);
  const wide = useWidth(frame);
  const { points, knee, moment } = series;
  const span = shownSpan(review, points);
  const inSpan = points.filter(({ time }) => time >= span[0] && time <= span[1]);
  const angles = inSpan.flatMap(({ angle }) => angle ?? []);
  const least = Math.min(...angles, knee.good?.from ?? 180);
  const x = scaleLinear({ domain: [...span], range: [edge.left, wide - edge.right] });
  const from = Math.floor((least - 5) / EVERY) * EVERY;
  const y = scaleLinear({ domain: [from, 180], range: [HIGH - edge.bottom, edge.top] });
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    const at = x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left);
    onTime(Math.min(span[1], Math.max(span[0], at)));
  };
  if (angles.length < 2) return <p className={css['text']}>{m.results_chart_empty()}</p>;
  const rows = Array.from({ length: Math.floor((180 - from) / EVERY) + 1 }, (_, index) => from + index * EVERY);
  return (
    <figure ref={frame} className={css['chart']}>
      <svg width={wide} height={HIGH} aria-hidden="true" onPointerDown={press}>
        {knee.good === null ? null : (
          <>
            <rect
              className={css['band']}
              x={edge.left}
              width={Math.max(0, wide - edge.left - edge.right)}
              y={y(knee.good.to)}
              height={y(knee.good.from) - y(knee.good.to)}
            />
            <text className={css['good']} x={wide - edge.right - 6} y={y(knee.good.to) + 15} textAnchor="end">
              {m.results_chart_good({ from: Math.round(knee.good.from), to: Math.round(knee.good.to) })}
            </text>
          </>
        )}
        {rows.map((row) => (
          <g key={row}>
            <line className={css['row']} x1={edge.left} x2={wide - edge.right} y1={y(row)} y2={y(row)} />
            <text className={css['tick']} x={edge.left - 6} y={y(row) + 4} textAnchor="end">
              {row}°
            </text>
          </g>
        ))}
        {x.ticks(Math.max(2, Math.floor(wide / 110))).map((tick) => (
          <text key={tick} className={css['tick']} x={x(tick)} y={HIGH - 6} textAnchor="middle">
            {m.results_seconds({ seconds: String(tick) })}
          </text>
        ))}
        {review.moments.map(({ name, time }) => (
          <line
            key={`${name} ${time}`}
            className={time === moment?.time ? css['now'] : css['moment']}
            x1={x(time)}
            x2={x(time)}
            y1={edge.top}
            y2={HIGH - edge.bottom}
          />
        ))}
        <LinePath
          className={css['line'] ?? ''}
          data={inSpan}
          x={({ time }) => x(time)}
          y={({ angle }) => y(angle ?? 0)}
          defined={({ angle }) => angle !== null}
        />
        {moment === null ? null : <circle className={css['dot']} cx={x(moment.time)} cy={y(knee.angle)} r={5} />}
        <Head playhead={playhead} span={span} x={x} />
      </svg>
      <figcaption className={css['text']}>{angleChartText(series, review.moments)}</figcaption>
    </figure>
  );
}

/** Where the player stands; drawn by itself, for it moves with every picture. */
function Head(props: { playhead: Playhead; span: readonly [number, number]; x: (time: number) => number }) {
  const time = usePlayhead(props.playhead);
  if (time < props.span[0] || time > props.span[1]) return null;
  const x = props.x(time);
  return <line className={css['head']} x1={x} x2={x} y1={edge.top - 8} y2={HIGH - edge.bottom} />;
}

/** The element's width in CSS pixels, followed. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [wide, setWide] = useState(320);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWide(Math.max(200, entry.contentRect.width));
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return wide;
}
