import { m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { BOARDS_SETTING_HASH } from '../../settings/settings-address.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import type { GoTo } from './go-to.ts';
import css from './NotOnBoard.module.css';
import type { AbsenceAction } from './not-on-board.ts';

interface AbsenceProps {
  readonly actions: readonly AbsenceAction[];
  /** The first is the next thing to do on this screen. */
  readonly isMain?: boolean;
  readonly onNavigate: GoTo;
}

/** The ways onto a board. */
export function NotOnBoard({ actions, isMain = false, onNavigate }: AbsenceProps) {
  return (
    <div className={css['ways']}>
      {actions.map((action, index) => wayOf(action, isMain && index === 0 ? 'primary' : 'secondary', onNavigate))}
    </div>
  );
}

function wayOf(action: AbsenceAction, variant: 'primary' | 'secondary', onNavigate: AbsenceProps['onNavigate']): ReactNode {
  if (action === 'settings') {
    return (
      <ButtonLink key={action} href={BOARDS_SETTING_HASH} variant={variant}>
        {m.profile_settings_open()}
      </ButtonLink>
    );
  }
  const [words, go] = {
    practise: [m.leaderboard_practise(), () => onNavigate('practice')] as const,
    team: [m.leaderboard_set_team(), () => onNavigate('profile', { field: 'teamName' })] as const,
    age: [m.leaderboard_set_age(), () => onNavigate('profile', { field: 'age' })] as const,
  }[action];
  return (
    <Button key={action} variant={variant} onClick={go}>
      {words}
    </Button>
  );
}
