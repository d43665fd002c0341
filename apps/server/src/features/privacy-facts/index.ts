export { privacyHandlers } from './handlers.ts';
