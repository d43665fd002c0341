import type { LedgerEntry } from '@touchline/contracts';
import { findDrill } from '@touchline/domain';
import type { LedgerLine } from './repo.ts';

/** A page of the ledger in the words of the API, with what the player had after each entry. */
export function entriesOf(lines: readonly LedgerLine[]): LedgerEntry[] {
  let balance = (lines[0]?.tokens ?? 0) - (lines[0]?.newer ?? 0);
  return lines.map((line) => {
    const after = balance;
    balance -= line.amount;
    return {
      id: line.id,
      amount: line.amount,
      reason: line.reason,
      about: line.itemName ?? drillName(line.drillId),
      balance: after,
      created_at: line.createdAt.toISOString(),
    };
  });
}

/** A drill that has left the catalogue keeps its id as its name. */
function drillName(drillId: string | null): string | null {
  return drillId === null ? null : (findDrill(drillId)?.name ?? drillId);
}
