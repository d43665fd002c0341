export { createFootball } from './football.ts';
export { footballHandlers } from './handlers.ts';
