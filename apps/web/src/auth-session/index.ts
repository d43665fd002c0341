// `start-auth-session.ts` and `new-password-visit.ts` are not here: they carry the sign-in library, which start-up loads beside the configuration.
export type { AuthFailureCode, AuthRefusal } from './auth-failure.ts';
export { flawIn, type Configuration, type Operator, type WhoMayJoin } from './server-configuration.ts';
export type { LinkReturn } from './email-link-parameters.ts';
export type { OperatorSession } from './operator-session.ts';
export type { NewPassword, Recovery } from './new-password-visit.ts';
export { AuthSessionProvider, usePlayerAuthSession, useAuthSession } from './AuthSessionProvider.tsx';
export type { Arrival, SignedOutReason } from './auth-session-state.ts';
export type { AuthOutcome, PlayerAuthSession } from './start-auth-session.ts';
export { storedPlayer, type SignedInPlayer } from './signed-in-player.ts';
