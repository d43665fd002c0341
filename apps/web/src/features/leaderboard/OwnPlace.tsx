import type { Board, Profile } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import css from './OwnPlace.module.css';
import { besides } from './labels.ts';

interface OwnPlaceProps extends Pick<Board, 'view' | 'me' | 'total'> {
  /** Whether the viewer's row is among those shown. */
  readonly meShown: boolean;
  readonly profile: Profile | undefined;
  readonly onNavigate: (tab: 'practice' | 'profile') => void;
}

/** Where the viewer stands: below the third place, level with it but further down, or not on the board at all, and why. */
export function OwnPlace({ view, me, meShown, total, profile, onNavigate }: OwnPlaceProps) {
  const ofTeams = view === 'team';
  if (me !== null) {
    if (meShown && me.rank <= 3) return null;
    return (
      <Card
        tone="flood"
        level={3}
        title={ofTeams ? m.leaderboard_own_team_title() : m.leaderboard_own_title()}
        aside={<span className={css['days']}>{m.leaderboard_days({ count: me.days })}</span>}
      >
        <p className={css['own']}>
          <span className={css['rank']}>{me.rank}</span>
          <span className={css['of']}>{m.leaderboard_own_of({ total })}</span>
          <span className={css['besides']}>{besides(me)}</span>
        </p>
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
