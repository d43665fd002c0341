import type { CSSProperties } from 'react';
import css from './Confetti.module.css';

const pieces = Array.from({ length: 22 }, (_, index) => index);

/** Paper from the stands, for a milestone. Decoration; gone where less movement is wished. */
export function Confetti() {
  return (
    <div className={css['confetti']} aria-hidden="true">
      {pieces.map((index) => (
        <i key={index} style={{ '--n': index, '--turn': `${(index * 137) % 360}deg` } as CSSProperties} />
      ))}
    </div>
  );
}
