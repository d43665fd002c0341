import type { ReactNode } from 'react';
import css from './FirstDayPreview.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const WEEKS = Array.from({ length: 14 }, (_, week) => week);

/** The first piece of each is lit, as after one drill. */
const drawings = {
  streak: (
    <>
      <path className={css['dial']} d="M30.6 59A34 34 0 1 1 89.4 59" pathLength={30} />
      <path className={css['dialLit']} d="M30.6 59A34 34 0 1 1 89.4 59" pathLength={30} strokeDasharray="1.6 30" />
      <path
        className={css['flame']}
        d="M60 24c2 8 11 12 11 22a11 11 0 0 1-22 0c0-5 2-8 5-10 0 4 1 5 3 6-1-7 0-13 3-18Z"
      />
    </>
  ),
  week: DAYS.map((day) => (
    <g key={day} transform={`translate(${4 + day * 16.3} 22)`}>
      <rect className={css[day === 0 ? 'lit' : 'ghost']} width="14" height="24" rx="4" />
      {day === 0 ? <path className={css['check']} d="m3.5 12.5 2.5 2.5 4.5-5.5" /> : null}
    </g>
  )),
  trend: (
    <>
      <path className={css['axis']} d="M8 62h104" />
      <path className={css['line']} d="M14 52 38 42 62 46 86 28 108 16" />
      {[[14, 52], [38, 42], [62, 46]].map(([x, y], index) => (
        <circle key={x} className={css[index === 0 ? 'point' : 'ghostPoint']} cx={x} cy={y} r="5" />
      ))}
    </>
  ),
  year: WEEKS.flatMap((week) =>
    DAYS.map((day) => (
      <rect
        key={`${week}-${day}`}
        className={css[week === 13 && day === 3 ? 'lit' : week === 13 && day > 3 ? 'none' : 'square']}
        x={4.5 + week * 8}
        y={7 + day * 8}
        width="6"
        height="6"
        rx="1.5"
      />
    )),
  ),
  bests: [[12, 92], [30, 64], [48, 40]].map(([y, width], index) => (
    <rect key={y} className={css[index === 0 ? 'lit' : 'square']} x="8" y={y} width={width} height="9" rx="4.5" />
  )),
} as const satisfies Record<string, ReactNode>;

export type PreviewShape = keyof typeof drawings;

/** A part of the progress page as it looks after one drill, in outline. */
export function FirstDayPreview({ shape }: { readonly shape: PreviewShape }) {
  return (
    <svg className={css['preview']} viewBox="0 0 120 68" aria-hidden="true" focusable="false">
      {drawings[shape]}
    </svg>
  );
}
