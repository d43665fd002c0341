import { entryStatus, type HistoryEntry } from '../../saved-analyses/history-entry.ts';

/** The entries that can be compared with another one of the same skill: their body points are here or in the account. */
export function comparable(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const measured = entries.filter((entry) => entry.device !== null || entryStatus(entry) === 'complete');
  return measured.filter(({ id, type }) => measured.some((other) => other.id !== id && other.type === type));
}
