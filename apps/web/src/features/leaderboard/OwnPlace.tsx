import type { Board, BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { useId, type RefCallback } from 'react';
import css from './OwnPlace.module.css';
import { movementText, unseenWords } from './board-row-texts.ts';
import type { Figure } from './deciding-figure-and-shared-ranks.ts';
import { BoardRowFigures } from './BoardRowFigures.tsx';

interface OwnPlaceProps extends Pick<Board, 'period' | 'view' | 'total' | 'next' | 'previousRank'> {
  readonly me: BoardRow;
  /** What is to be done, or missing, to the next place; null where there is none. */
  readonly goal: string | null;
  /** Nobody but the viewer sees their row: they are not one of `total`. */
  readonly isUnseen: boolean;
  /** Another row has the same rank. */
  readonly isShared: boolean;
  /** What tells the rows of the board apart. */
  readonly deciding: Figure;
  /** The podium shows the place. */
  readonly onPodium: boolean;
  /** Told the element, to follow whether it is in sight. */
  readonly ref: RefCallback<HTMLElement>;
}

/** Where the viewer stands, in as low a line as it can be: the rank, what is missing to the next place, and how it was before. */
export function OwnPlace({ period, view, me, goal, isUnseen, isShared, deciding, onPodium, total, next, previousRank, ref }: OwnPlaceProps) {
  const titleId = useId();
  const place = m.leaderboard_rank({ rank: me.rank });
  const movement = movementText(period, me.rank, previousRank);
  const isUp = previousRank !== null && me.rank < previousRank;
  const besides = [...(isShared ? [m.leaderboard_shared()] : []), ...(isUnseen ? [] : [m.leaderboard_own_of({ total })])];
  // Nothing where the podium shows all there is to say.
  if (onPodium && next === null && movement === null) return null;
  return (
    <section ref={ref} className={css['place']} aria-labelledby={titleId}>
      <b className={css['rank']}>{place}</b>
      <div>
        <header className={css['head']}>
          <h3 className={css['title']} id={titleId}>
            {titleOf(view, isUnseen)}
          </h3>{' '}
          {besides.length === 0 ? null : <span className={css['of']}>{besides.join(', ')}</span>}
          {isUp ? (
            <span className={css['risen']} aria-hidden="true">
              ▲ {(previousRank ?? 0) - me.rank}
            </span>
          ) : null}
        </header>
        {goal === null ? null : <p className={css['goal']}>{goal}</p>}
        {movement === null ? null : (
          <p className={css['movement']} data-up={isUp}>
            {movement}
          </p>
        )}
        {isUnseen ? <p className={css['of']}>{unseenWords(me)}</p> : null}
      </div>
      <BoardRowFigures row={me} deciding={deciding} />
    </section>
  );
}

function titleOf(view: Board['view'], isUnseen: boolean): string {
  if (isUnseen) return m.leaderboard_unseen_title();
  return view === 'team' ? m.leaderboard_own_team_title() : m.leaderboard_own_title();
}
