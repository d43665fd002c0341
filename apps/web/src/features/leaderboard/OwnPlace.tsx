import type { Board, Profile } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Card } from '../../ui/card/Card.tsx';
import type { GoTo } from './go-to.ts';
import { BoardRows } from './BoardRows.tsx';
import css from './OwnPlace.module.css';
import { absenceOf } from './not-on-board.ts';
import { WhyAbsentCard } from './WhyAbsentCard.tsx';
import { besides, gapText, movementText } from './board-texts.ts';

interface OwnPlaceProps extends Pick<Board, 'period' | 'view' | 'me' | 'total' | 'near' | 'next' | 'previousRank'> {
  /** Whether the viewer is one of the three there: of many who share a place not all are. */
  readonly onPodium: boolean;
  readonly profile: Profile | undefined;
  readonly onNavigate: GoTo;
}

/**
 * Where the viewer stands: who is near, what is missing to the next place, how it was before. The own place itself is told
 * where the podium does not show it; who is not on the board at all is told why.
 */
export function OwnPlace({ period, view, me, onPodium, total, near, next, previousRank, profile, onNavigate }: OwnPlaceProps) {
  const ofTeams = view === 'team';
  if (me !== null) {
    // A board of a few rows is near as a whole, and stands below; who is on the podium has those beside them there.
    const isNearShown = !onPodium && near.length >= 2 && total > near.length;
    const movement = movementText(period, me.rank, previousRank);
    if (onPodium && next === null && movement === null) return null;
    const own = ofTeams ? m.leaderboard_own_team_title() : m.leaderboard_own_title();
    return (
      <Card
        tone="flood"
        level={3}
        title={own}
        aside={<span className={css['days']}>{m.leaderboard_days({ count: me.days })}</span>}
      >
        {onPodium ? null : (
          <p className={css['own']}>
            <span className={css['rank']}>{me.rank}</span>
            <span className={css['of']}>{m.leaderboard_own_of({ total })}</span>
            <span className={css['besides']}>{besides(me)}</span>
          </p>
        )}
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
        {isNearShown ? <BoardRows rows={near} label={m.leaderboard_near()} /> : null}
      </Card>
    );
  }
  if (profile === undefined) return null;
  return <WhyAbsentCard absence={absenceOf({ period, view, profile })} onNavigate={onNavigate} />;
}
