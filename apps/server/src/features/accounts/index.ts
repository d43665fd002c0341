export { createAccounts } from './compose.ts';
export { createHostedAccounts } from './hosted.ts';
export { createLetterTask, LETTERS } from './letters.ts';
export type { SignInService } from './sign-in-service.ts';
export { sweepAccounts } from './sweep.ts';
