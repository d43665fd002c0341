import { useEffect, useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../join-class-names.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import css from './Loading.module.css';

export interface LoadingProps {
  /** What is coming; default 'Loading'. */
  label?: string;
  /** Seen from the first moment: on a screen on which nothing else stands yet. */
  atOnce?: boolean;
  children: ReactNode;
}

/** Quick answers neither flash nor chatter: what is coming is shown and said after so many milliseconds. */
const COMES_AFTER_MS = 300;

/**
 * Holds skeletons, and says to whoever listens that something is coming: beside what is busy, of which a screen reader
 * tells nothing, and after it stands, because only what changes in a live region is told.
 */
export function Loading({ label, atOnce = false, children }: LoadingProps) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), COMES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{isSaid ? (label ?? m.ui_loading()) : null}</span>
      </VisuallyHidden>
      <div className={classes(css['loading'], atOnce && css['atOnce'])} aria-busy="true">
        {children}
      </div>
    </>
  );
}
