export { ApiProvider, useApi } from './context.tsx';
export {
  achievementsQuery,
  changedByASession,
  drillsQuery,
  profileQuery,
  recentSessionsQuery,
  statsQuery,
} from './queries.ts';
