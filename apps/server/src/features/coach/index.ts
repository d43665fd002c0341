export { coachHandlers } from './handlers.ts';
export { createCoachService } from './service.ts';
