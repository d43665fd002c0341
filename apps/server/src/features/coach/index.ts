export { createCoach, type CoachModelSettings } from './compose.ts';
export { coachHandlers } from './handlers.ts';
