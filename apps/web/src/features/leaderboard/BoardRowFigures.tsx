import type { BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import css from './BoardRowFigures.module.css';
import type { Figure } from './deciding-figure-and-shared-ranks.ts';

interface BoardRowFiguresProps {
  readonly row: BoardRow;
  /** Stands large; the other one below it. */
  readonly deciding: Figure;
  /** All rows have as many of the other one, as is said above them: it is left out. Default false. */
  readonly isOtherEqual?: boolean;
}

/** What a row of a board counts: the figure that decides, and the other one. */
export function BoardRowFigures({ row, deciding, isOtherEqual = false }: BoardRowFiguresProps) {
  const other = deciding === 'days' ? 'drills' : 'days';
  return (
    <span className={css['figures']}>
      <b className={css['deciding']}>{figureText(row, deciding)}</b>
      {isOtherEqual ? null : (
        <>
          {' '}
          <span className={css['other']}>{figureText(row, other)}</span>
        </>
      )}
    </span>
  );
}

/** '3 days', '12 drills'. */
function figureText(row: BoardRow, figure: Figure): string {
  return figure === 'days' ? m.leaderboard_days({ count: row.days }) : m.leaderboard_drills({ count: row.drills });
}
