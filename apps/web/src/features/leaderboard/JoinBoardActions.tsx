import type { Profile } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { BOARDS_SETTING_HASH } from '../../settings/settings-address.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { JoinBoards } from '../profile/boards/index.ts';
import type { GoTo } from './go-to-tab.ts';
import css from './JoinBoardActions.module.css';
import type { AbsenceAction } from './not-on-board-reason.ts';

interface AbsenceProps {
  readonly actions: readonly AbsenceAction[];
  readonly profile: Profile | undefined;
  /** The first is the next thing to do on this screen. */
  readonly isMain?: boolean;
  readonly onNavigate: GoTo;
}

/** The ways onto a board: the age and the choice to be seen are given right here. */
export function JoinBoardActions({ actions, profile, isMain = false, onNavigate }: AbsenceProps) {
  const [isJoining, setJoining] = useState(false);
  const join = (): void => setJoining(true);
  const ways = {
    practise: [m.leaderboard_practise(), () => onNavigate('practice')],
    team: [m.leaderboard_set_team(), () => onNavigate('profile', { field: 'teamName' })],
    age: [m.leaderboard_set_age(), join],
    show: [m.profile_boards_show(), join],
  } as const;
  return (
    <div className={css['ways']}>
      {actions.map((action, index) => {
        const variant = isMain && index === 0 ? 'primary' : 'secondary';
        if (action === 'settings') {
          return (
            <ButtonLink key={action} href={BOARDS_SETTING_HASH} variant={variant}>
              {m.profile_settings_open()}
            </ButtonLink>
          );
        }
        const [words, go] = ways[action];
        return (
          <Button key={action} variant={variant} onClick={go}>
            {words}
          </Button>
        );
      })}
      {isJoining && profile !== undefined ? <JoinBoards profile={profile} onClose={() => setJoining(false)} /> : null}
    </div>
  );
}
