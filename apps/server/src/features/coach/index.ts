export { composeCoachService, type CoachModelSettings } from './compose-coach-service.ts';
export { coachHandlers } from './handlers.ts';
export { loadCoachPhrasesAfterStart } from './load-coach-phrases-after-start.ts';
