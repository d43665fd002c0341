import { isFirstMark, isRecord } from '@touchline/domain';
import type { SavedSession } from '../../offline/index.ts';

/** A result that beats all earlier ones of its drill. */
export interface PersonalBest {
  readonly drillId: string;
  readonly result: number;
  /** The best one until then. */
  readonly before: number;
}

/** The record that a saved session set, by the server's answer; null where it set none. */
export function personalBestOf({ session, rewards }: SavedSession): PersonalBest | null {
  const { result, result_counts: counts, drill_id: drillId } = session;
  const bestBefore = rewards.bestResultBefore;
  return !rewards.unpaid && isRecord({ result, counts, bestBefore }) ? { drillId, result, before: bestBefore } : null;
}

/** The first result of its drill, by the server's answer; null where it is none. */
export function firstResultOf({ session, rewards }: SavedSession): Pick<PersonalBest, 'drillId' | 'result'> | null {
  const { result, result_counts: counts, drill_id: drillId } = session;
  const bestBefore = rewards.bestResultBefore;
  return !rewards.unpaid && isFirstMark({ result, counts, bestBefore }) ? { drillId, result } : null;
}
