export { ownAccountHandlers } from './routes.ts';
export { createAccountService } from './service.ts';
