export { ApiProvider, useApi } from './api-context.tsx';
export {
  achievementsQuery,
  boardQuery,
  collectionQuery,
  drillsQuery,
  packsQuery,
  profileQuery,
  progressQuery,
  progressYearQuery,
  recentSessionsQuery,
  statsQuery,
  tokensQuery,
} from './queries.ts';
export { isCached, keysChangedBy, queryKey, refetchAfter, shareChanges } from './query-keys.ts';
