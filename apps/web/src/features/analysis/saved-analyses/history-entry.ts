import type { AnalysisHistoryItem } from '@touchline/contracts';
import type { AnalysisType } from '@touchline/domain';
import { m } from '@touchline/messages';
import { measureWord, reasonWord } from '@touchline/messages/form-review-words';
import { verdictOf } from '@touchline/vision';
import { highlightsOf } from '@touchline/vision/written-review';
import { scoreOf, type Analysis, type AnalysisStatus } from '../store/saved-analysis.ts';

/** One analysis of the history, on this device, in the account, or in both. */
export interface HistoryEntry {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly type: AnalysisType;
  /** Null where it is not on this device. */
  readonly device: Analysis | null;
  /** Null where it is not in the account, or where that is not known. */
  readonly account: AnalysisHistoryItem | null;
}

/**
 * The analyses of the device and those of the account as one list, each once, newest first. Of one that is in both the
 * device says when and what it was. So many of them are surely the newest as each list has, or all it has.
 */
export function mergeHistory(device: readonly Analysis[], account: readonly AnalysisHistoryItem[]): readonly HistoryEntry[] {
  const entries = new Map<string, HistoryEntry>();
  for (const one of account) {
    const { id, created_at: created, analysis_type: type } = one;
    entries.set(id, { id, createdAt: Date.parse(created), type, device: null, account: one });
  }
  for (const one of device) {
    const { id, createdAt, type } = one;
    entries.set(id, { id, createdAt, type, device: one, account: entries.get(id)?.account ?? null });
  }
  return [...entries.values()].toSorted((one, other) => other.createdAt - one.createdAt);
}

const statusOf: Readonly<Record<AnalysisHistoryItem['status'], AnalysisStatus>> = {
  pending: 'waiting',
  processing: 'processing',
  completed: 'complete',
  failed: 'failed',
};

/** How far the server's review is: what is complete anywhere is, and else the device knows first what it has sent. */
export function entryStatus({ device, account }: HistoryEntry): AnalysisStatus {
  const there = account === null ? null : statusOf[account.status];
  if (device === null || there === 'complete') return there ?? 'local';
  if (device.status === 'local') return there ?? 'local';
  return device.status === 'waiting' && there === 'processing' ? there : device.status;
}

/** Why the server's review failed, in its words; null unless it did. */
export function entryFailure(entry: HistoryEntry): string | null {
  return entryStatus(entry) === 'failed' ? (entry.device?.failure ?? entry.account?.error ?? null) : null;
}

/** The score that the row shows; null where there is none. */
export function entryScore({ device, account }: HistoryEntry): number | null {
  if (device === null) return account?.summary_score ?? null;
  // The list may have heard of the server's score before the device did.
  return device.results === null && account?.status === 'completed' ? account.summary_score : scoreOf(device);
}

/** The letter of that score; null without one, and where it rests on too little. */
export function entryGrade(entry: HistoryEntry): string | null {
  const { device, account } = entry;
  if (device === null) return account?.grade ?? null;
  return verdictOf({ ...device.review, overallScore: entryScore(entry) })?.grade ?? null;
}

/**
 * In a line what went well and what to work on, or why there is no score; null where there is nothing to say. The
 * summary of the specification begins with the score, which stands beside it here, and is in the language of then.
 */
export function entrySummary(entry: HistoryEntry): string | null {
  const { device, account } = entry;
  const highlights = device === null ? (account?.highlights ?? null) : highlightsOf(device.review);
  if (highlights === null) return null;
  const { strengths, improvements, notMeasured } = highlights;
  if (entryScore(entry) === null) return firstKnown(notMeasured, reasonWord);
  const wentWell = namesOf(strengths);
  const toWorkOn = namesOf(improvements);
  const lines = [
    ...(wentWell === '' ? [] : [m.history_went_well({ names: wentWell })]),
    ...(toWorkOn === '' ? [] : [m.history_work_on({ names: toWorkOn })]),
  ];
  return lines.length === 0 ? null : lines.join(' ');
}

/** Ids of another version of the app have no words here. */
const namesOf = (measures: readonly string[]): string => measures.flatMap((id) => measureWord(id) ?? []).join(', ');
const firstKnown = (ids: readonly string[], wordOf: (id: string) => string | null): string | null =>
  ids.map(wordOf).find((word) => word !== null) ?? null;

/** Whether a server has, or may have, something of it: what was sent may have arrived although no answer did. */
export function isShared({ device, account }: Pick<HistoryEntry, 'device' | 'account'>): boolean {
  return account !== null || (device !== null && device.sharing !== 'device');
}

/** Whether its clip lies in the account now. */
export function hasClip({ account }: Pick<HistoryEntry, 'account'>): boolean {
  return account?.clip.state === 'stored';
}
