export { syncedValueHandlers } from './routes.ts';
export { createSyncedValuesService } from './service.ts';
