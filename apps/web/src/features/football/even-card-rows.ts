import type { CSSProperties } from 'react';

export interface EvenRows {
  /** How many cards stand beside one another. */
  readonly columns: number;
  /** Over how many columns the last card goes, so that its row is full. */
  readonly lastSpan: number;
}

/** So many cards in full rows of at most `most`, all rows as even as they can be. */
export function evenRows(count: number, most: number): EvenRows {
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  return { columns, lastSpan: columns * rows - count + 1 };
}

/** The same for `FootballSection.module.css`: for a tablet and for a wide page. */
export function evenRowStyle(count: number): CSSProperties {
  const [two, four] = [evenRows(count, 2), evenRows(count, 4)];
  return { '--two': two.columns, '--two-last': two.lastSpan, '--four': four.columns, '--four-last': four.lastSpan } as CSSProperties;
}
