import { useState } from 'react';
import { m } from '@touchline/messages';
import { loadOverlayOnFirstOpen } from '../ui/overlay/load-overlay-on-first-open.tsx';
import { useOutboxState } from './queues-context.ts';
import css from './WaitingSessions.module.css';

const WaitingSessionsDialog = loadOverlayOnFirstOpen(async () => (await import('./WaitingSessionsDialog.tsx')).WaitingSessionsDialog);

/** What has yet to reach the server: a quiet chip with their number, and behind it the list. Nothing when nothing waits. */
export function WaitingSessions() {
  const { waiting, sending } = useOutboxState();
  const [open, setOpen] = useState(false);
  const unsent = waiting.filter(({ refused }) => refused === null).length;
  const isRefused = unsent === 0 && waiting.length > 0;
  // A list that empties under the player's eyes stays, and says so.
  if (waiting.length === 0 && !open) return null;
  return (
    <>
      <button type="button" className={css['chip']} data-refused={unsent < waiting.length} onClick={() => setOpen(true)}>
        <span className={css['lamp']} data-sending={sending !== null} />
        <span className={css['number']} aria-hidden="true">
          {isRefused ? waiting.length : unsent}
        </span>
        <span className={css['words']}>
          {isRefused ? m.offline_chip_refused({ count: waiting.length }) : m.offline_chip_waiting({ count: unsent })}
        </span>
      </button>
      <WaitingSessionsDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
