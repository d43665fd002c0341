export { CommandRefused, createActions } from './actions.ts';
export { createAudit, type Audit } from './audit.ts';
export { createOperatorInvites } from './invites.ts';
export { createOperatorJobs } from './jobs.ts';
export { createOperatorPlayers } from './players.ts';
