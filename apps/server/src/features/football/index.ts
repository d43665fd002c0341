export { createFootball } from './football.ts';
export { footballHandlers } from './routes.ts';
