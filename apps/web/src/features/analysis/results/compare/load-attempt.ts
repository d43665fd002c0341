import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import { queryKey } from '../../../../api/index.ts';
import { InvalidResponse } from '../../account/invalid-response.ts';
import { accountAnalysisQuery } from '../../account/account-analysis-queries.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { attemptOfAccount, attemptOfDevice, type Attempt } from './compared-attempt.ts';

export interface AttemptPlaces {
  readonly api: Client;
  readonly queries: QueryClient;
  readonly store: AnalysisStore;
  readonly playerId: string;
}

/** Reads an analysis to compare: from this device where it is here, else from the account. Rejects where it is in neither. */
export async function loadAttempt({ api, queries, store, playerId }: AttemptPlaces, id: string): Promise<Attempt> {
  // Without the device's storage the account may have it all the same.
  const here = await store.find(playerId, id).catch(() => undefined);
  if (here !== undefined) return attemptOfDevice(here.analysis);
  const attempt = attemptOfAccount(await queries.fetchQuery(accountAnalysisQuery(api, playerId, id)));
  if (attempt === null) throw new InvalidResponse();
  return attempt;
}

/** An analysis to compare, read once a visit. */
export const attemptQuery = (places: AttemptPlaces, id: string) =>
  queryOptions({
    queryKey: queryKey('analysis', id, 'attempt'),
    queryFn: () => loadAttempt(places, id),
  });
