import type { BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import css from './BoardRows.module.css';
import { keyed } from './keyed-rows.ts';
import { besides, ownMark } from './labels.ts';

/** The rows of a board, from the first place on. */
export function BoardRows({ rows }: { readonly rows: readonly BoardRow[] }) {
  return (
    <ol className={css['rows']} aria-label={m.leaderboard_list()}>
      {keyed(rows).map(({ key, row }) => {
        const mark = ownMark(row);
        return (
          <li key={key} className={css['row']} data-own={mark !== null}>
            <span className={css['rank']}>{row.rank}</span>
            <span className={css['name']}>
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
