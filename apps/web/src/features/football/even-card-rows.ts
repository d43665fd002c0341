import type { CSSProperties } from 'react';

/** So many cards in full rows of at most `most`, all rows as even as they can be: how many each row holds, the longer rows first. */
export function evenRows(count: number, most: number): readonly number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/** The same in pairs; of an odd number three stand in the first row, so that none has a row to itself. */
export function pairs(count: number): readonly number[] {
  if (count < 3) return evenRows(count, 2);
  return count % 2 === 0 ? evenRows(count, 2) : [3, ...evenRows(count - 3, 2)];
}

/** The grid of `FootballSection.module.css`: every row of one to four cards is full in it. */
const COLUMNS = 12;

/** For each card over how many columns it goes, on a tablet and on a wide page. */
export function cardSpans(count: number): readonly CSSProperties[] {
  const [tablet, wide] = [spans(pairs(count)), spans(evenRows(count, 4))];
  return tablet.map((span, place) => ({ '--tablet': span, '--wide': wide[place] }) as CSSProperties);
}

const spans = (rows: readonly number[]): readonly number[] => rows.flatMap((length) => Array.from({ length }, () => COLUMNS / length));
