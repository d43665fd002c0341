import { m } from '@touchline/messages';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { RetryIcon } from '../ui/icons/control-icons.tsx';
import { useOutbox, useOutboxState } from './queues-context.ts';
import { WaitingSessionRow } from './WaitingSessionRow.tsx';
import css from './WaitingSessions.module.css';

interface WaitingSessionsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What has yet to reach the server, each with the reason, and the ways to send or dismiss it. */
export function WaitingSessionsDialog({ open, onOpenChange }: WaitingSessionsDialogProps) {
  const outbox = useOutbox();
  const { waiting, sending: current } = useOutboxState();
  const sending = current !== null;
  const unsent = waiting.filter(({ refused }) => refused === null).length;
  const act = (deed: Promise<void>): void => void deed.catch(() => undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
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
            <WaitingSessionRow
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
  );
}

function wordsFor(waiting: number, unsent: number): string {
  if (waiting === 0) return m.offline_list_empty();
  return unsent === 0 ? m.offline_list_refused() : m.offline_list_words();
}
