/** Why tokens come or go, as the ledger keeps it: a session, the bonus of a level, a pack. */
export const tokenReasons = ['session', 'level', 'pack'] as const;
export type TokenReason = (typeof tokenReasons)[number];
