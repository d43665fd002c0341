export { ApiProvider, useApi } from './context.tsx';
export { achievementsQuery, changedByASession, profileQuery, recentSessionsQuery, statsQuery } from './queries.ts';
