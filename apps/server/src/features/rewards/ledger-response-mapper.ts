import type { LedgerEntry } from '@touchline/contracts';
import { findPackReward } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import { rewardWords } from '@touchline/messages/pack-rewards';
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
      about: rewardNameOf(line) ?? (line.drillId === null ? null : drillName(line.drillId)),
      balance: after,
      created_at: line.createdAt.toISOString(),
    };
  });
}

/** In the reader's language; as it was kept where only another version knows the reward. */
function rewardNameOf({ rewardId, itemName }: LedgerLine): string | null {
  const reward = rewardId === null ? undefined : findPackReward(rewardId);
  return reward === undefined ? itemName : rewardWords[reward.id].name;
}
