import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import css from './StatGrid.module.css';

interface StatGridProps {
  /** It stands beside something on a wide screen and on a phone lying down: there are two rows of three, as high as that. */
  beside?: boolean;
  children: ReactNode;
}

/** Lays out stat cards: three in a row on phones and tablets, fewer where text is large or room small, six beside the rail. */
export function StatGrid({ beside = false, children }: StatGridProps) {
  return <div className={classes(css['grid'], beside && css['beside'])}>{children}</div>;
}
