export { coachHandlers } from './routes.ts';
export { createCoachService } from './service.ts';
