import { useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { collectionQuery, packsQuery, progressQuery, progressYearQuery, useApi } from '../../api/index.ts';
import { whenIdle } from '../../store/when-idle.ts';

/**
 * Reads what the progress and the store open on once the first screen has had its time, where the device knows nothing of it
 * yet: without a connection both then show what was known last, as the dashboard does, also to whoever has not opened them.
 */
export function useReadAhead(later: (task: () => void) => () => void = whenIdle): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const read = (options: FetchQueryOptions): void => {
      if (options.queryKey !== undefined && queries.getQueryState(options.queryKey) === undefined) void queries.prefetchQuery(options);
    };
    return later(() => {
      for (const options of [progressQuery(api, '7days', null), progressYearQuery(api), packsQuery(api), collectionQuery(api)]) read(options as FetchQueryOptions);
    });
  }, [api, queries, later]);
}
