import type { Board, BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Card } from '../../ui/card/Card.tsx';
import { BoardRows } from './BoardRows.tsx';
import css from './OwnPlace.module.css';
import { gapText, movementText } from './board-texts.ts';
import { decidingFigure, type Figure } from './deciding-figure.ts';
import { Figures } from './Figures.tsx';

interface OwnPlaceProps extends Pick<Board, 'period' | 'view' | 'total' | 'near' | 'next' | 'previousRank'> {
  readonly me: BoardRow;
  /** Nobody but the viewer sees their row: they are not one of `total`. */
  readonly isUnseen: boolean;
  /** Another row has the same rank. */
  readonly isShared: boolean;
  /** What tells the rows of the board apart. */
  readonly deciding: Figure;
  /** Whether the viewer is one of the three there: of many who share a place not all are. */
  readonly onPodium: boolean;
}

/**
 * Where the viewer stands: the rank first, then what is missing to the next place, how it was before and who is near.
 * Nothing where the podium shows all there is to say.
 */
export function OwnPlace({ period, view, me, isUnseen, isShared, deciding, onPodium, total, near, next, previousRank }: OwnPlaceProps) {
  // A board of a few rows is near as a whole, and stands below; who is on the podium has those beside them there.
  const isNearShown = !onPodium && near.length >= 2 && total > near.length;
  const movement = movementText(period, me.rank, previousRank);
  if (onPodium && next === null && movement === null) return null;
  return (
    <Card tone="flood" level={3} title={titleOf(view, isUnseen)}>
      <div className={css['own']}>
        <p className={css['place']}>
          {isShared ? <span className={css['of']}>{m.leaderboard_shared()}</span> : null}{' '}
          <b className={css['rank']}>{m.leaderboard_rank({ rank: me.rank })}</b>{' '}
          {isUnseen ? null : <span className={css['of']}>{m.leaderboard_own_of({ total })}</span>}
        </p>
        <Figures row={me} deciding={deciding} isTied={next?.gap.unit === 'drills' || isShared} />
      </div>
      {isUnseen ? <p className={css['only']}>{m.leaderboard_unseen_words()}</p> : null}
      {next === null && movement === null ? null : (
        <p className={css['told']}>
          {next === null ? null : <span className={css['gap']}>{gapText(next)}</span>}
          {movement === null ? null : (
            <span className={css['movement']} data-up={previousRank !== null && me.rank < previousRank}>
              {movement}
            </span>
          )}
        </p>
      )}
      {isNearShown ? <BoardRows rows={near} label={m.leaderboard_near()} isOwnUnseen={isUnseen} deciding={decidingFigure(near)} /> : null}
    </Card>
  );
}

function titleOf(view: Board['view'], isUnseen: boolean): string {
  if (isUnseen) return m.leaderboard_unseen_title();
  return view === 'team' ? m.leaderboard_own_team_title() : m.leaderboard_own_title();
}
