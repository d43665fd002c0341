import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../ui/button/Button.tsx';
import { RetryIcon } from '../ui/icons/controls.tsx';
import { onFirstOpen } from '../ui/overlay/on-first-open.tsx';
import { useOutbox, useOutboxState } from './queues-context.ts';
import { WaitingRow } from './WaitingRow.tsx';
import css from './WaitingSessions.module.css';

const Dialog = onFirstOpen(async () => (await import('../ui/dialog/Dialog.tsx')).Dialog);

/** What has yet to reach the server: a quiet chip with their number, and behind it the list. Nothing when nothing waits. */
export function WaitingSessions() {
  const outbox = useOutbox();
  const { waiting, sending: current } = useOutboxState();
  const sending = current !== null;
  const [open, setOpen] = useState(false);
  const unsent = waiting.filter(({ refused }) => refused === null).length;
  // A list that empties under the player's eyes stays, and says so.
  if (waiting.length === 0 && !open) return null;
  const act = (deed: Promise<void>): void => void deed.catch(() => undefined);
  return (
    <>
      <button type="button" className={css['chip']} data-refused={unsent < waiting.length} onClick={() => setOpen(true)}>
        <span className={css['lamp']} data-sending={sending} />
        {unsent === 0 && waiting.length > 0
          ? m.offline_chip_refused({ count: waiting.length })
          : m.offline_chip_waiting({ count: unsent })}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.offline_list_title()}
        description={wordsFor(waiting.length, unsent)}
        footer={
          unsent === 0 ? undefined : (
            <Button variant="primary" icon={<RetryIcon size={20} />} busy={sending} onClick={() => act(outbox.retry())}>
              {m.offline_retry_now()}
            </Button>
          )
        }
      >
        {waiting.length === 0 ? null : (
          <ul className={css['list']}>
            {waiting.map((session) => (
              <WaitingRow
                key={session.key}
                session={session}
                sending={sending}
                onRetry={() => act(outbox.retry(session.key))}
                onDismiss={() => act(outbox.dismiss(session.key))}
              />
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}

function wordsFor(waiting: number, unsent: number): string {
  if (waiting === 0) return m.offline_list_empty();
  return unsent === 0 ? m.offline_list_refused() : m.offline_list_words();
}
