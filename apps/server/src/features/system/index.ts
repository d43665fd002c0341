export { systemHandlers, type System } from './handlers.ts';
export { createDatabaseHealth } from './database-health.ts';
