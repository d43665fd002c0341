export { systemHandlers, type System } from './routes.ts';
export { createCondition } from './condition.ts';
