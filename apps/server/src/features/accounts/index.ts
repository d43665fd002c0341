export { createAccounts } from './accounts.ts';
export { createHostedAccounts } from './hosted.ts';
export { createLetterTask, LETTERS } from './letters.ts';
export { sweepAccounts } from './sweep.ts';
