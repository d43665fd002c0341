import type { CSSProperties } from 'react';
import css from './Logo.module.css';

export interface LogoProps {
  /** The mark's side in CSS pixels; default 32. The word is set to match. */
  size?: number;
  /** False shows the mark alone, still named for screen readers. */
  word?: boolean;
}

/** The mark: touchline and halfway line make the T; the centre circle is the lamp, the ball its light. */
export function Logo({ size = 32, word = true }: LogoProps) {
  return (
    <span className={css['logo']} style={{ '--logo-size': `${size}px` } as CSSProperties}>
      <svg
        className={css['mark']}
        viewBox="0 0 32 32"
        role={word ? undefined : 'img'}
        aria-label={word ? undefined : 'Touchline'}
        aria-hidden={word ? 'true' : undefined}
        focusable="false"
      >
        <path d="M3 4.5h26M16 4.5v9M5 26.5a11 13 0 0 1 22 0" />
        <circle className={css['ball']} cx="16" cy="24.5" r="4.5" />
      </svg>
      {word ? <span className={css['word']}>Touchline</span> : null}
    </span>
  );
}
