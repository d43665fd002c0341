import type { BoardRow } from '@touchline/contracts';
import { classes } from '../../ui/classes.ts';
import css from './RowName.module.css';
import { ownMark } from './board-texts.ts';

interface RowNameProps {
  readonly row: BoardRow;
  readonly className?: string | undefined;
}

/** Whose row of a board it is, in one line, and that it is the viewer's own. */
export function RowName({ row, className }: RowNameProps) {
  const mark = ownMark(row);
  return (
    <span className={classes(css['name'], className)}>
      <bdi className={css['text']}>{row.name}</bdi>
      {mark === null ? null : <> <span className={css['mark']}>{mark}</span></>}
    </span>
  );
}
