import type { BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import type { Ref } from 'react';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import css from './BoardRows.module.css';
import { keyed } from './board-row-keys.ts';
import { besides, ownMark } from './board-texts.ts';
import { RowName } from './RowName.tsx';

interface BoardRowsProps {
  readonly rows: readonly BoardRow[];
  /** What the list is called. */
  readonly label: string;
  /** The viewer's own row, for whoever watches whether it is in sight. */
  readonly ownRow?: Ref<HTMLLIElement>;
}

/** Rows of a board, in order. */
export function BoardRows({ rows, label, ownRow }: BoardRowsProps) {
  return (
    <ol className={css['rows']} aria-label={label}>
      {keyed(rows).map(({ key, row }) => {
        const isOwn = ownMark(row) !== null;
        return (
          <li key={key} className={css['row']} data-own={isOwn} {...(isOwn && { ref: ownRow })}>
            <span className={css['rank']}>{row.rank}</span>
            {row.avatar === null ? null : <Avatar emoji={row.avatar} size="sm" lit={isOwn} />}
            <span className={css['who']}>
              <RowName row={row} className={css['name']} />
              <span className={css['besides']}>{besides(row)}</span>
            </span>
            <span className={css['days']}>{m.leaderboard_days({ count: row.days })}</span>
          </li>
        );
      })}
    </ol>
  );
}
