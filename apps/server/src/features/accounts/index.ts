export { createAccounts } from './accounts.ts';
export { createLetterTask, LETTERS } from './letters.ts';
export { sweepAccounts } from './sweep.ts';
