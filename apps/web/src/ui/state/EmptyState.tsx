import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import { PitchLines } from '../art/PitchLines.tsx';
import css from './State.module.css';

export interface EmptyStateProps {
  title: string;
  /** What will appear here, and how to make it so. */
  children?: ReactNode;
  icon?: ReactNode;
  /** The one button that helps. */
  action?: ReactNode;
  /** The spot it waits on: centre or penalty. Default centre. */
  lines?: 'centre' | 'penalty';
  /** A part of a page among others: as low as it can be, its sign beside the words. Default false. */
  isLow?: boolean;
}

/** Nothing here yet, said kindly, with the next step. */
export function EmptyState({ title, children, icon, action, lines = 'centre', isLow = false }: EmptyStateProps) {
  return (
    <div className={classes(css['state'], isLow && css['low'])}>
      <div className={css['spot']}>
        <PitchLines part={lines} className={css[lines]} />
        {icon === undefined ? null : <div className={css['icon']}>{icon}</div>}
      </div>
      <p className={css['title']}>{title}</p>
      {children === undefined ? null : <div className={css['words']}>{children}</div>}
      {action === undefined ? null : <div className={css['action']}>{action}</div>}
    </div>
  );
}
