import type { AnalysisHistoryItem } from '@touchline/contracts';
import type { Analysis } from '../store/saved-analysis.ts';

/**
 * The ids of those on the device that the account had and that are not in its list any more. Those older than the list
 * goes back say nothing; nor does one whose results never came.
 */
export function missingInAccount(
  onDevice: readonly Pick<Analysis, 'id' | 'createdAt' | 'status' | 'results'>[],
  inAccount: readonly Pick<AnalysisHistoryItem, 'id' | 'created_at'>[],
  hasOlder: boolean,
): readonly string[] {
  const there = new Set(inAccount.map(({ id }) => id));
  const from = hasOlder ? Math.min(...inAccount.map((one) => Date.parse(one.created_at))) : -Infinity;
  return onDevice
    .filter(({ id, createdAt, status, results }) => status === 'complete' && results !== null && createdAt > from && !there.has(id))
    .map(({ id }) => id);
}
