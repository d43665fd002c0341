export type { Audit } from './consistency-audit.ts';
export { auditOnce, createOperatorDesk, type Operator } from './compose.ts';
export { operatorHandlers } from './handlers.ts';
export { isOperator } from './operators.ts';
