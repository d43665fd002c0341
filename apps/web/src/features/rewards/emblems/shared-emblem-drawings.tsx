import type { ReactNode } from 'react';
import { hole, ink, lit } from './emblem-colours.ts';

/* Things that return on many emblems. All sizes are in the emblem's 100 units. */

interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A football. */
export function Ball({ x, y, r }: Round) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 10})`} strokeWidth="1.4">
      <circle r="10.6" fill={ink} stroke={hole} strokeWidth="1.6" />
      <path d="M0-4.4l4.2 3-1.6 5h-5.2l-1.6-5z" fill={hole} stroke={hole} />
      {[0, 72, 144, 216, 288].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-4.4v-3" stroke={hole} strokeWidth="1.6" />
          <path d="M0-7l3.6-2.4A10.6 10.6 0 0 0-3.6-9.4z" fill={hole} stroke="none" />
        </g>
      ))}
    </g>
  );
}

/** A star of five points, upright unless turned (degrees). */
export function Star({ x, y, r, turn = 0, fill = lit }: Round & { readonly turn?: number; readonly fill?: string }) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${r / 10})`}
      d="M0-10l2.9 6.1 6.7.9-4.9 4.6 1.2 6.7L0 5.1l-5.9 3.2 1.2-6.7L-9.6-3l6.7-.9z"
      fill={fill}
      stroke="none"
    />
  );
}

/** A glint of four points. */
export function Spark({ x, y, r, fill = lit }: Round & { readonly fill?: string }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${r / 10})`}
      d="M0-10C1-3 3-1 10 0 3 1 1 3 0 10-1 3-3 1-10 0-3-1-1-3 0-10z"
      fill={fill}
      stroke="none"
    />
  );
}

/** An open hand, fingers up, the thumb to the right; mirrored, to the left. About 30 units high around its middle. */
export function Hand({ at, fill, children }: { readonly at: string; readonly fill: string; readonly children?: ReactNode }) {
  return (
    <g transform={at}>
      <path d="M-8.4 4v-15M-2.8 2v-19M2.8 2v-18M8.4 4V-10M9 14L16 4" stroke={hole} strokeWidth="8" />
      <path d="M-11.5 4h23v10c0 6-4 9-9 9h-5c-5 0-9-3-9-9z" fill={fill} stroke={hole} strokeWidth="2.4" />
      <path d="M-8.4 6v-17M-2.8 6v-23M2.8 6v-22M8.4 6V-10M8 14L16 4" stroke={fill} strokeWidth="5" />
      {children}
    </g>
  );
}
