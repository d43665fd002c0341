import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AnalysisHistoryItem } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import { queryKey } from '../../../api/index.ts';
import { deviceCopies } from '../store/account-analysis-cache.ts';
import { InvalidResponse } from './invalid-response.ts';
import { readAnalysis } from './read-analysis.ts';

/** How often a review under way is asked for. */
const UNDER_WAY_MS = 5_000;

/** How many analyses come with each page but the first, which has as many as the history shows (spec 002 §9). */
export const MORE_ANALYSES = 50;

/** A page of the analyses in the account. */
interface AccountPage {
  readonly history: readonly AnalysisHistoryItem[];
  readonly nextCursor: string | null;
}

/** The analyses in the account, newest first, page by page. Throws `InvalidResponse` for an answer without a success. */
export const accountAnalysesQuery = (api: Client) =>
  infiniteQueryOptions({
    queryKey: queryKey('analyses'),
    queryFn: async ({ pageParam, signal }): Promise<AccountPage> => {
      const answer: Partial<Awaited<ReturnType<typeof api.call<'listAnalyses'>>>> = await api.call(
        'listAnalyses',
        { query: pageParam === null ? {} : { cursor: pageParam, limit: MORE_ANALYSES } },
        { signal },
      );
      if (answer.success !== true || !Array.isArray(answer.data?.history)) throw new InvalidResponse();
      return answer.data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** One analysis of a player's account with all that is stored of it, as `readAnalysis` reads it. */
export const accountAnalysisQuery = (api: Client, playerId: string, id: string, copies = deviceCopies) =>
  queryOptions({
    queryKey: queryKey('analysis', id),
    queryFn: ({ signal }) => readAnalysis(api, id, { playerId, copies }, signal),
  });

/** How far the review of an analysis is that the server is at work on; asked again until it has ended. */
export const resultsQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: queryKey('analysis', id, 'results'),
    queryFn: ({ signal }) => api.call('readResults', { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? UNDER_WAY_MS : false),
  });

/** The scores of every skill over time, oldest first. */
export const attemptsQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('attempts'),
    queryFn: async ({ signal }) => (await api.call('listAttempts', {}, { signal })).data,
  });

const isUnderWay = (status: string | undefined): boolean => status === undefined || status === 'pending' || status === 'processing';
