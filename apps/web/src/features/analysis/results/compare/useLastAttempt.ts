import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../../api/index.ts';
import { accountAnalysesQuery } from '../../account/account-analysis-queries.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { attemptOfDevice, type Attempt } from './compared-attempt.ts';
import { loadAttempt } from './load-attempt.ts';

/**
 * The newest attempt at the same skill before another one: with a score if there is one, of this device or, where that
 * has a newer one, of the account. Undefined while it is looked for, null where there is none.
 */
export function useLastAttempt(store: AnalysisStore, playerId: string, now: Attempt): Attempt | null | undefined {
  const { id } = now;
  const { type } = now.review;
  const at = now.createdAt;
  const api = useApi();
  const queries = useQueryClient();
  const [last, setLast] = useState<Attempt | null>();
  useEffect(() => {
    const left = new AbortController();
    const become = (found: Attempt | null): void => {
      if (!left.signal.aborted) setLast(found);
    };
    const onDevice = async (): Promise<Attempt | null> => {
      const found = await store.before(playerId, type, at);
      return found === undefined ? null : attemptOfDevice(found);
    };
    const inAccount = async (): Promise<Attempt | null> => {
      const { pages } = await queries.fetchInfiniteQuery(accountAnalysesQuery(api));
      const newest = pages
        .flatMap(({ history }) => history)
        .find((one) => one.analysis_type === type && one.summary_score !== null && one.id !== id && Date.parse(one.created_at) < at);
      return newest === undefined ? null : loadAttempt({ api, queries, store, playerId }, newest.id);
    };
    const look = async (): Promise<void> => {
      // Without the device's storage, or the account, the other one may have it.
      const here = await onDevice().catch(() => null);
      if (here !== null) become(here);
      const there = await inAccount().catch(() => null);
      if (here === null || (there !== null && isBetter(there, here))) become(there);
    };
    void look();
    return () => left.abort();
  }, [api, queries, store, playerId, type, at, id]);
  return last;
}

/** Whether one attempt tells more beside the present one than another: it has a score, or is newer. */
function isBetter(one: Attempt, other: Attempt): boolean {
  const [scored, otherScored] = [one, other].map(({ review }) => review.overallScore !== null);
  if (scored !== otherScored) return scored === true;
  return one.id !== other.id && one.createdAt > other.createdAt;
}
