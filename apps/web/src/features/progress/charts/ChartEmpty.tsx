import type { ReactNode } from 'react';
import css from './ChartEmpty.module.css';

const drawings = {
  line: 'M4 62 40 44 76 52 112 30 148 38 196 12',
  bars: 'M4 12h150M4 36h104M4 60h62',
  grid: [12, 36, 60].map((y) => [8, 32, 56, 80, 104, 128, 152, 176].map((x) => `M${x} ${y}h12`).join('')).join(''),
} as const;

interface ChartEmptyProps {
  /** What will be drawn here. */
  readonly shape: keyof typeof drawings;
  /** What will appear here, and how to make it so. */
  readonly children: string;
  readonly action?: ReactNode;
}

/** A chart that has nothing to show yet: its ghost, and what will appear. */
export function ChartEmpty({ shape, children, action }: ChartEmptyProps) {
  return (
    <div className={css['empty']}>
      <svg data-shape={shape} viewBox="0 0 200 72" aria-hidden="true" focusable="false">
        <path d={drawings[shape]} />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}
