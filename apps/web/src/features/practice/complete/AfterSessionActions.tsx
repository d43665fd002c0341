import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import css from './AfterSessionActions.module.css';

interface AfterSessionActionsProps {
  readonly onAgain: () => void;
  readonly onDashboard: () => void;
}

/** What a player may do once a session is over. */
export function AfterSessionActions({ onAgain, onDashboard }: AfterSessionActionsProps) {
  return (
    <div className={css['next']}>
      <Button variant="primary" size="lg" onClick={onAgain}>
        {m.practice_again()}
      </Button>
      <Button size="lg" onClick={onDashboard}>
        {m.practice_to_dashboard()}
      </Button>
    </div>
  );
}
