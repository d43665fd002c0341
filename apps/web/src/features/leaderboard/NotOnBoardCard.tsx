import type { Profile } from '@touchline/contracts';
import { Card } from '../../ui/card/Card.tsx';
import type { GoTo } from './go-to-tab.ts';
import { JoinBoardActions } from './JoinBoardActions.tsx';
import css from './NotOnBoardCard.module.css';
import type { WhyAbsent } from './not-on-board-reason.ts';

interface NotOnBoardCardProps {
  readonly absence: WhyAbsent;
  readonly profile: Profile | undefined;
  /** What it offers first is the next thing to do on this screen; nobody is urged to be seen. */
  readonly isMain: boolean;
  readonly onNavigate: GoTo;
}

/** Why the viewer, or their team, is not on a board, and what changes it. */
export function NotOnBoardCard({ absence: { reason, title, words, actions }, profile, isMain, onNavigate }: NotOnBoardCardProps) {
  return (
    <Card level={3} title={title} className={(actions.length === 1 && css['beside']) || ''}>
      <p className={css['words']}>{words}</p>
      <JoinBoardActions {...{ actions, profile }} isMain={isMain && reason !== 'hidden'} onNavigate={onNavigate} />
    </Card>
  );
}
