export { accountDataHandlers } from './handlers.ts';
export { createAccountDataService } from './service.ts';
