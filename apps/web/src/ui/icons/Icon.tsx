import type { ReactNode } from 'react';

export interface IconProps {
  /** Side length in CSS pixels; default 24. */
  size?: number;
}

/** The frame all icons share: a 24 grid, round 2-unit strokes in the text's colour, hidden from screen readers. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
