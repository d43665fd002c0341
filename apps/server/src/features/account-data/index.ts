export { accountDataHandlers } from './routes.ts';
export { createAccountDataService } from './service.ts';
