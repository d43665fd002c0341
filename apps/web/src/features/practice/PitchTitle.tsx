import type { ReactNode } from 'react';
import css from './PitchTitle.module.css';

/** The title of a screen on a floodlit ground, with a short line in capitals above it. */
export function PitchTitle({ id, kicker, title }: { id: string; kicker: ReactNode; title: string }) {
  return (
    <header className={css['head']}>
      <p className={css['kicker']}>{kicker}</p>
      <h3 id={id} className={css['title']}>
        {title}
      </h3>
    </header>
  );
}
