export { footballHandlers } from './routes.ts';
export { createScoresService } from './service.ts';
