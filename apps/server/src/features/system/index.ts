export { systemHandlers, type System } from './handlers.ts';
export { createCondition } from './condition.ts';
