import type { BoardRow } from '@touchline/contracts';
import css from './BoardRowName.module.css';
import { ownMark } from './board-row-texts.ts';

/** Whose row of a board it is, in one line, and that it is the viewer's own. */
export function BoardRowName({ row }: { readonly row: BoardRow }) {
  const mark = ownMark(row);
  return (
    <span className={css['name']}>
      <bdi className={css['text']}>{row.name}</bdi>
      {mark === null ? null : <> <span className={css['mark']}>{mark}</span></>}
    </span>
  );
}
