import type { FastifyBaseLogger } from 'fastify';
import { MailNotSent, type Mail, type Mailer } from './mailer-port.ts';

/**
 * How long a job that sends a mail may take (seconds), and how often it is tried: for half an hour, at once, then every
 * five minutes. A mail server may take its time; the adapter's own limits are shorter.
 */
export const sendingJob = { timeLimit: 120, retries: { limit: 14, delay: 1, maxDelay: 300 } } as const;

/** Sends a mail. False when it is given up, because sending it again is in vain; throws for what is worth another try. */
export async function sendOrGiveUp(mailer: Mailer, mail: Mail, log: FastifyBaseLogger): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    if (!(error instanceof MailNotSent && error.forGood)) throw error;
    log.warn({ err: error }, 'an email is given up');
    return false;
  }
}
