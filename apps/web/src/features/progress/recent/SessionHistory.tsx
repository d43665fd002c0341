import { useInfiniteQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { sessionHistoryQuery, useApi } from '../../../api/index.ts';
import { PagedList } from '../../../offline/index.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SessionTable } from './SessionTable.tsx';

interface SessionHistoryProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The player's own date. */
  readonly today: string;
}

/** Every session of the player, newest first, in a window above the page. */
export function SessionHistory({ open, onOpenChange, today }: SessionHistoryProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.progress_recent_all()} readOnly>
      <Sessions today={today} />
    </Dialog>
  );
}

function Sessions({ today }: Pick<SessionHistoryProps, 'today'>) {
  const list = useInfiniteQuery(sessionHistoryQuery(useApi()));
  return (
    <PagedList list={list} loading={m.progress_recent_all()} failed={m.progress_recent_failed()} more={m.progress_recent_more()}>
      {(sessions) => <SessionTable sessions={sessions} today={today} />}
    </PagedList>
  );
}
