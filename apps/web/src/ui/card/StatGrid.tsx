import type { ReactNode } from 'react';
import css from './StatGrid.module.css';

/** Lays out stat cards: two in a row on the smallest phones, three on phones and tablets, six from 1024 px. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className={css['grid']}>{children}</div>;
}
