import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './CentreCircle.module.css';

interface CentreCircleProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What matters most on a screen, in the centre circle before the beams of the floodlights. */
export function CentreCircle({ className, children }: CentreCircleProps) {
  return (
    <div className={classes(css['centre'], className)}>
      <span className={css['rays']} aria-hidden="true" />
      <span className={css['circle']} aria-hidden="true" />
      {children}
    </div>
  );
}

/** A medal with a number, and a word below it. Decoration: words elsewhere tell the same. */
export function Medal({ caption, children }: { readonly caption?: string | undefined; readonly children: ReactNode }) {
  return (
    <span className={css['medal']} aria-hidden="true">
      {children}
      {caption === undefined ? null : <span className={css['caption']}>{caption}</span>}
    </span>
  );
}
