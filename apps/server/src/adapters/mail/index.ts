import { createOutbox } from './outbox-of-eml-files.ts';
import type { Mailer } from './mailer-port.ts';
import { createSmtp } from './smtp.ts';

export { emailText } from './email-text.ts';
export type { Mail, Mailer } from './mailer-port.ts';
export { sendingJob, sendOrGiveUp } from './send-retries.ts';

/** Where mails go: to a mail server, or into a folder when there is none. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'outbox'; /** Absolute. */ readonly folder: string };

export function createMailer(settings: MailSettings): Mailer {
  return settings.kind === 'smtp' ? createSmtp(settings) : createOutbox(settings);
}
