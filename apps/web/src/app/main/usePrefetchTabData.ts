import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { collectionQuery, packsQuery, progressQuery, progressYearQuery, useApi } from '../../api/index.ts';
import { whenIdle } from '../../store/when-idle.ts';

/**
 * Reads what the progress and the store open on once the first screen has had its time, where the device knows nothing of it
 * yet: without a connection both then show what was known last, as the dashboard does, also to whoever has not opened them.
 */
export function usePrefetchTabData(later: (task: () => void) => () => void = whenIdle): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const isUnknown = (key: QueryKey): boolean => queries.getQueryState(key) === undefined;
    return later(() => {
      const [progress, year, packs, collection] = [progressQuery(api, '7days', null), progressYearQuery(api), packsQuery(api), collectionQuery(api)];
      if (isUnknown(progress.queryKey)) void queries.prefetchQuery(progress);
      if (isUnknown(year.queryKey)) void queries.prefetchQuery(year);
      if (isUnknown(packs.queryKey)) void queries.prefetchQuery(packs);
      if (isUnknown(collection.queryKey)) void queries.prefetchQuery(collection);
    });
  }, [api, queries, later]);
}
