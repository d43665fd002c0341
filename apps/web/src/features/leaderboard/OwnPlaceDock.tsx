import type { BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import css from './OwnPlaceDock.module.css';
import { RowName } from './RowName.tsx';

interface OwnDockProps {
  readonly me: BoardRow;
  /** Brings the own row into sight. */
  readonly onShow: () => void;
}

/** The viewer's place at the edge of the window while their row of the list is out of sight: nothing is read through it. */
export function OwnPlaceDock({ me, onShow }: OwnDockProps) {
  return (
    <button type="button" className={css['dock']} onClick={onShow}>
      <span className={css['rank']}>{me.rank}</span>
      <RowName row={me} />
      <span className={css['days']}>{m.leaderboard_days({ count: me.days })}</span>
    </button>
  );
}
