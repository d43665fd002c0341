export { composeLocalAuth } from './compose-local-auth.ts';
export { createHostedAuth } from './proxy-hosted-auth.ts';
export { createEmailWorker, EMAIL_QUEUE } from './email-queue.ts';
import * as inviteRepo from './invite-repo.ts';

/** Invitations as they are stored. */
export const invites = { add: inviteRepo.add, list: inviteRepo.list, revoke: inviteRepo.revoke };
export type { InviteRow } from './invite-repo.ts';
export { inviteCodeIn } from './sign-up-policy.ts';
export { newRecoveryLink } from './request-and-use-email-links.ts';
export { forgetSuspended, suspendSessions } from './repo.ts';
export { rotateKeys } from './shared-signing-keys.ts';
export type { SignUpPolicy } from './sign-up-policy.ts';
export type { HashCost } from './password-hashing.ts';
export type { SignInService } from './sign-in-service-port.ts';
export { cleanUpAuth, SIGN_UP_DAYS } from './clean-up-expired-auth.ts';
export { SESSION_DAYS } from './session-lifetime.ts';
