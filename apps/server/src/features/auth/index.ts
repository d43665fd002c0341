export { createAuth } from './compose.ts';
export { createHostedAuth } from './hosted-auth.ts';
export { createEmailWorker, EMAIL_QUEUE } from './email-queue.ts';
export type { SignUpPolicy } from './admission.ts';
export type { SignInService } from './sign-in-service.ts';
export { cleanUpAuth } from './cleanup.ts';
