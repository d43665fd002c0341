export type { Audit } from './audit.ts';
export { createOperatorDesk, type Operator } from './compose.ts';
export { operatorHandlers } from './handlers.ts';
export { isOperator } from './operators.ts';
