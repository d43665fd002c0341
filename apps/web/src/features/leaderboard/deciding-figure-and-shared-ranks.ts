import type { BoardRow } from '@touchline/contracts';
import { isOwn } from './board-row-texts.ts';

/** What a board counts: the practice days, and between equal ones the drills. */
export type Figure = 'days' | 'drills';

type Counted = Pick<BoardRow, Figure>;

/** Which figure tells these rows apart: the drills where all have as many days, as on the board of one day. */
export function decidingFigure(rows: readonly Counted[]): Figure {
  const [first, ...others] = rows;
  return first !== undefined && others.length > 0 && others.every(({ days }) => days === first.days) ? 'drills' : 'days';
}

/** The ranks that more than one of these rows have. */
export function sharedRanks(rows: readonly Pick<BoardRow, 'rank'>[]): ReadonlySet<number> {
  const ranks = rows.map(({ rank }) => rank);
  return new Set(ranks.filter((rank, index) => ranks.indexOf(rank) !== index));
}

/** Whether another row has exactly what the viewer's has, and so its rank. */
export function isLevelWithAnother(me: Counted, rows: readonly BoardRow[]): boolean {
  return rows.some((row) => !isOwn(row) && row.days === me.days && row.drills === me.drills);
}
