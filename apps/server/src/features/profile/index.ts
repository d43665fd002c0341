export { profileHandlers } from './handlers.ts';
export { createProfileService } from './service.ts';
