export { composeFootballServices, type Football } from './compose-football-services.ts';
export { footballHandlers } from './handlers.ts';
