export { createCoach, type CoachModelSettings } from './compose.ts';
export { coachHandlers } from './handlers.ts';
export { prepareCoach } from './load-coach-phrases-after-start.ts';
