import { useInfiniteQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { tokensQuery, useApi } from '../../../api/index.ts';
import { LoadFailed } from '../../../offline/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { LedgerList } from './LedgerList.tsx';

interface TokenLedgerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Where every token came from and where it went. */
export function TokenLedger({ open, onOpenChange }: TokenLedgerProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.rewards_ledger_title()}
      description={m.rewards_ledger_words()}
      readOnly
    >
      <Entries />
    </Dialog>
  );
}

function Entries() {
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    tokensQuery(useApi()),
  );
  if (isPending) {
    return (
      <Loading label={m.rewards_ledger_title()}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="block" height="3.5rem" />
        ))}
      </Loading>
    );
  }
  if (data === undefined) {
    return (
      <LoadFailed title={m.rewards_ledger_unreadable()} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <>
      <LedgerList entries={data.pages.flatMap((page) => page.data)} />
      {hasNextPage ? (
        <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.rewards_ledger_more()}
        </Button>
      ) : null}
    </>
  );
}
