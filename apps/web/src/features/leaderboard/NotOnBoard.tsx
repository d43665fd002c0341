import { m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import css from './NotOnBoard.module.css';
import type { AbsenceAction } from './not-on-board.ts';

interface AbsenceProps {
  readonly actions: readonly AbsenceAction[];
  /** The first is the next thing to do on this screen. */
  readonly isMain?: boolean;
  readonly onNavigate: (tab: 'practice' | 'profile') => void;
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
      <ButtonLink key={action} href="#settings" variant={variant}>
        {m.profile_settings_open()}
      </ButtonLink>
    );
  }
  const [tab, words] =
    action === 'practise'
      ? (['practice', m.leaderboard_practise()] as const)
      : (['profile', action === 'team' ? m.leaderboard_set_team() : m.leaderboard_set_age()] as const);
  return (
    <Button key={action} variant={variant} onClick={() => onNavigate(tab)}>
      {words}
    </Button>
  );
}
