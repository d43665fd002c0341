export { ApiProvider, useApi } from './api-context.tsx';
export { IncompleteMatchDetailsError } from './incomplete-match-details-error.ts';
export {
  achievementsQuery,
  boardQuery,
  collectionQuery,
  consentsQuery,
  drillsQuery,
  highlightsQuery,
  liveScoresQuery,
  matchDetailsQuery,
  myClubQuery,
  packsQuery,
  profileQuery,
  progressQuery,
  progressYearQuery,
  recentSessionsQuery,
  recommendationsQuery,
  sessionHistoryQuery,
  statsQuery,
  teamNamesQuery,
  tokensQuery,
} from './queries.ts';
export { isCached, queryKey } from './query-keys.ts';
export { refetchAfter, shareChanges } from './refetch-after-change.ts';
export { keysChangedBy } from './stale-query-keys.ts';
