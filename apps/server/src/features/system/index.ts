export { systemHandlers, type System } from './routes.ts';
