import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import css from './WeekRow.module.css';

export interface WeekRowDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly when: 'past' | 'today' | 'ahead';
  readonly done: boolean;
  /** What a screen reader says of it. */
  readonly words: string;
  /** What is seen of it. */
  readonly children: ReactNode;
}

/** The days of a week side by side: what was done, today, and what is yet to come. */
export function WeekRow({ days, className }: { readonly days: readonly WeekRowDay[]; readonly className?: string | undefined }) {
  return (
    <ol className={classes(css['week'], className)}>
      {days.map(({ day, when, done, words, children }) => (
        <li key={day} className={classes(css['day'], css[when], done && css['done'])}>
          <span className={css['seen']} aria-hidden="true">
            {children}
          </span>
          <VisuallyHidden>{words}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
