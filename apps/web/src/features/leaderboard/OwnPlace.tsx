import type { Board, Profile } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { BoardRows } from './BoardRows.tsx';
import css from './OwnPlace.module.css';
import { besides, gapText, movementText } from './labels.ts';

interface OwnPlaceProps extends Pick<Board, 'period' | 'view' | 'me' | 'total' | 'near' | 'next' | 'previousRank'> {
  /** Whether the viewer's row is among those shown. */
  readonly meShown: boolean;
  readonly profile: Profile | undefined;
  readonly onNavigate: (tab: 'practice' | 'profile') => void;
}

/**
 * Where the viewer stands: who is near, what is missing to the next place, how it was before. The own place itself is told
 * below the third, or where it stands further down; who is not on the board at all is told why.
 */
export function OwnPlace({ period, view, me, meShown, total, near, next, previousRank, profile, onNavigate }: OwnPlaceProps) {
  const ofTeams = view === 'team';
  if (me !== null) {
    const onPodium = meShown && me.rank <= 3;
    if (onPodium && near.length < 2) return null;
    const own = ofTeams ? m.leaderboard_own_team_title() : m.leaderboard_own_title();
    const movement = movementText(period, me.rank, previousRank);
    return (
      <Card
        tone="flood"
        level={3}
        title={onPodium ? m.leaderboard_near() : own}
        aside={<span className={css['days']}>{m.leaderboard_days({ count: me.days })}</span>}
      >
        {onPodium ? null : (
          <p className={css['own']}>
            <span className={css['rank']}>{me.rank}</span>
            <span className={css['of']}>{m.leaderboard_own_of({ total })}</span>
            <span className={css['besides']}>{besides(me)}</span>
          </p>
        )}
        {next === null ? null : <p className={css['gap']}>{gapText(next)}</p>}
        {movement === null ? null : <p className={css['movement']}>{movement}</p>}
        {near.length < 2 ? null : <BoardRows rows={near} label={m.leaderboard_near()} />}
      </Card>
    );
  }
  if (profile === undefined) return null;
  if (!ofTeams && profile.hidden) {
    return (
      <Card level={3} title={m.leaderboard_hidden_title()}>
        <p className={css['words']}>{m.leaderboard_hidden_words()}</p>
        <ButtonLink href="#settings">{m.profile_settings_open()}</ButtonLink>
      </Card>
    );
  }
  const teamless = ofTeams && (profile.team_name ?? '') === '';
  const words = teamless
    ? m.leaderboard_teamless_words()
    : ofTeams
      ? m.leaderboard_absent_team_words()
      : m.leaderboard_absent_words();
  return (
    <Card level={3} {...(teamless && { title: m.leaderboard_teamless_title() })}>
      <p className={css['words']}>{words}</p>
      <Button onClick={() => onNavigate(teamless ? 'profile' : 'practice')}>
        {teamless ? m.leaderboard_set_team() : m.leaderboard_practise()}
      </Button>
    </Card>
  );
}
