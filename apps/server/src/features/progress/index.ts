export { progressHandlers } from './routes.ts';
export { createProgressService } from './service.ts';
