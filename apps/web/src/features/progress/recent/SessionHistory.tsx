import { useInfiniteQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { sessionHistoryQuery, useApi } from '../../../api/index.ts';
import { LoadFailed } from '../../../offline/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
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
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    sessionHistoryQuery(useApi()),
  );
  if (isPending) {
    return (
      <Loading label={m.progress_recent_all()}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="block" height="3.5rem" />
        ))}
      </Loading>
    );
  }
  if (data === undefined) {
    return <LoadFailed title={m.progress_recent_failed()} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <>
      <SessionTable sessions={data.pages.flatMap((page) => page.data)} today={today} />
      {hasNextPage ? (
        <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.progress_recent_more()}
        </Button>
      ) : null}
    </>
  );
}
