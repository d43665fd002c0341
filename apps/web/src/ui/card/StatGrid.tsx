import type { ReactNode } from 'react';
import css from './StatGrid.module.css';

/** Lays out stat cards: three in a row on phones and tablets, fewer where text is large or room small, six beside the rail. */
export function StatGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css['grid']}>{children}</div>;
}
