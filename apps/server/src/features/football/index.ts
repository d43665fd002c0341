export { createFootball, type Football } from './compose.ts';
export { footballHandlers } from './handlers.ts';
