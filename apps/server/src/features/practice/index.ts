export { practiceHandlers } from './routes.ts';
export { seedDrills } from './seed.ts';
export { createPracticeService, type PracticeService } from './service.ts';
export { sessionRowOf } from './session-row.ts';
export { streakOf } from './stats.ts';
