import type { Progress } from '@touchline/contracts';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import css from './LastSessions.module.css';
import { SessionHistory } from './SessionHistory.tsx';
import { SessionTable } from './SessionTable.tsx';

interface LastSessionsProps {
  readonly sessions: Progress['recent'];
  /** The player's own date. */
  readonly today: string;
  /** There are others before these. */
  readonly hasMore: boolean;
}

/** The last five sessions, whatever is looked at (spec 001 §2), and the way to all of them. */
export function LastSessions({ sessions, today, hasMore }: LastSessionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card level={3} title={m.progress_recent()} className={css['card'] ?? ''}>
      <SessionTable sessions={sessions} today={today} />
      {hasMore ? (
        <div className={css['all']}>
          <Button wide onClick={() => setOpen(true)}>
            {m.progress_recent_all()}
          </Button>
        </div>
      ) : null}
      <SessionHistory open={isOpen} onOpenChange={setOpen} today={today} />
    </Card>
  );
}
