export { profileHandlers } from './routes.ts';
export { createProfileService } from './service.ts';
