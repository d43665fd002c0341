export { practiceHandlers } from './handlers.ts';
export { seedDrills } from './seed-drills.ts';
export { createPracticeService, type PracticeService } from './service.ts';
export { sessionRowOf } from './session-response-mapper.ts';
export { streakColumns, streakOf } from './stats-from-player-row.ts';
