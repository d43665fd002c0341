import type { BoardRow } from '@touchline/contracts';
import type { Figure } from './deciding-figure-and-shared-ranks.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { ChevronDownIcon } from '../../ui/icons/control-icons.tsx';
import { BoardRowFigures } from './BoardRowFigures.tsx';
import css from './OwnPlaceAtWindowEdge.module.css';
import { BoardRowName } from './BoardRowName.tsx';

interface OwnDockProps {
  readonly me: BoardRow;
  /** What tells the rows of the board apart. */
  readonly deciding: Figure;
  /** The row is above the window, else below it. */
  readonly isAbove: boolean;
  /** Brings the own row into sight. */
  readonly onShow: () => void;
}

/** The viewer's place at the edge of the window while their row of the list is out of sight: nothing is read through it. */
export function OwnPlaceAtWindowEdge({ me, deciding, isAbove, onShow }: OwnDockProps) {
  return (
    <button type="button" className={css['dock']} onClick={onShow}>
      <span className={css['rank']}>{me.rank}</span>
      {me.avatar === null ? null : <Avatar emoji={me.avatar} size="sm" lit />}
      <span className={css['who']}>
        <BoardRowName row={me} />
      </span>
      <BoardRowFigures row={me} deciding={deciding} />
      <span className={css['way']} data-above={isAbove}>
        <ChevronDownIcon size={20} />
      </span>
    </button>
  );
}
