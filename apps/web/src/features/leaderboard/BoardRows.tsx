import type { BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import css from './BoardRows.module.css';
import { keyed } from './keyed-rows.ts';
import { besides, ownMark } from './labels.ts';

interface BoardRowsProps {
  readonly rows: readonly BoardRow[];
  /** What the list is called. */
  readonly label: string;
  /** The own row stays in sight while the list is. */
  readonly sticky?: boolean;
}

/** Rows of a board, in order. */
export function BoardRows({ rows, label, sticky = false }: BoardRowsProps) {
  return (
    <ol className={css['rows']} aria-label={label} data-sticky={sticky}>
      {keyed(rows).map(({ key, row }) => {
        const mark = ownMark(row);
        return (
          <li key={key} className={css['row']} data-own={mark !== null}>
            <span className={css['rank']}>{row.rank}</span>
            <span className={css['name']}>
              {row.avatar === null ? null : (
                <span className={css['avatar']} aria-hidden="true">
                  {row.avatar}
                </span>
              )}
              <bdi className={css['text']}>{row.name}</bdi>
              {mark === null ? null : <span className={css['mark']}>{mark}</span>}
            </span>
            <span className={css['days']}>{m.leaderboard_days({ count: row.days })}</span>
            <span className={css['besides']}>{besides(row)}</span>
          </li>
        );
      })}
    </ol>
  );
}
