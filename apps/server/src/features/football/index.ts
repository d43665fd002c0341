export { createFootball } from './compose.ts';
export { footballHandlers } from './handlers.ts';
