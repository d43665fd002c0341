export type { Audit } from './consistency-audit.ts';
export { auditOnce, composeOperatorTools, type Operator } from './compose-operator-tools.ts';
export { operatorHandlers } from './handlers.ts';
export { isOperator } from './operators.ts';
