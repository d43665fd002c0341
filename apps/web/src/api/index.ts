export { ApiProvider, useApi } from './context.tsx';
export {
  achievementsQuery,
  boardQuery,
  changedByAProfile,
  changedByASession,
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
