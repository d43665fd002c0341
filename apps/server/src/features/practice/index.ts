export { practiceHandlers } from './handlers.ts';
export { seedDrills } from './seed-drills.ts';
export { createPracticeService, type PracticeService } from './service.ts';
export { sessionRowOf } from './session-row.ts';
export { streakColumns, streakOf } from './player-stats.ts';
