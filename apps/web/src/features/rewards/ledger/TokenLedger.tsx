import { useInfiniteQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { tokensQuery, useApi } from '../../../api/index.ts';
import { PagedList } from '../../../offline/index.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
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
  const list = useInfiniteQuery(tokensQuery(useApi()));
  return (
    <PagedList list={list} loading={m.rewards_ledger_title()} failed={m.rewards_ledger_unreadable()} more={m.rewards_ledger_more()}>
      {(entries) => <LedgerList entries={entries} />}
    </PagedList>
  );
}
