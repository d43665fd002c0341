export { syncedValueHandlers } from './handlers.ts';
export { createSyncedValuesService } from './service.ts';
