import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../ui/join-class-names.ts';
import css from './CentreCircle.module.css';

interface CentreCircleProps {
  readonly className?: string | undefined;
  /** The floodlights shine on it; not where nothing is celebrated. */
  readonly lit?: boolean;
  readonly children: ReactNode;
}

/** What matters most on a screen, in the centre circle before the beams of the floodlights. */
export function CentreCircle({ className, lit = true, children }: CentreCircleProps) {
  return (
    <div className={classes(css['centre'], className)}>
      {lit ? <span className={css['rays']} aria-hidden="true" /> : null}
      <span className={css['circle']} aria-hidden="true" />
      {children}
    </div>
  );
}

interface MedalProps {
  /** Above the number. */
  readonly kicker?: string | undefined;
  readonly caption?: string | undefined;
  /** How much of its edge is of gold, of 1: as far as the number has come. Default 1. */
  readonly share?: number | undefined;
  readonly children: ReactNode;
}

/** A medal with a number, and words above and below it. Decoration: words elsewhere tell the same. */
export function Medal({ kicker, caption, share = 1, children }: MedalProps) {
  return (
    <span
      className={css['medal']}
      data-gold={share >= 1}
      style={share >= 1 ? undefined : ({ '--gold': `${Math.round(share * 360)}deg` } as CSSProperties)}
      aria-hidden="true"
    >
      {kicker === undefined ? null : <span className={css['kicker']}>{kicker}</span>}
      {children}
      {caption === undefined ? null : <span className={css['caption']}>{caption}</span>}
    </span>
  );
}
