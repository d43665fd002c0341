export { accountHandlers } from './handlers.ts';
export { createAccountExportAndDeletionService } from './account-export-and-deletion-service.ts';
