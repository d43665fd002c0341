export { openCoachThread, type CoachThread } from './open-coach-thread.ts';
