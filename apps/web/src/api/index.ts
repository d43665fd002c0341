export { ApiProvider, useApi } from './context.tsx';
export { changedByASession, profileQuery, recentSessionsQuery, statsQuery } from './queries.ts';
