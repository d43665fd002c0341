export { progressHandlers } from './handlers.ts';
export { createProgressService } from './service.ts';
