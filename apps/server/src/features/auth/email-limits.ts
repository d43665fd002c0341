import { createHash } from 'node:crypto';
import type { Limit } from '@touchline/contracts';
import { AuthServiceError } from '../../app-error.ts';
import type { Limiter } from '../../http/rate-limiter.ts';

/** Mails for one address: enough for somebody who looks into the wrong mailbox first, too few to annoy anybody. */
const PER_ACCOUNT: Limit = { points: 5, seconds: 60 * 60 };

/**
 * Counts a mail that is asked for, whether there is an account or not: else the limit would tell. Throws
 * `over_email_send_rate_limit` with the time to wait.
 */
export async function countEmail(limiter: Limiter, emailKey: string): Promise<void> {
  // The table of counters is no place for players' addresses.
  const account = createHash('sha256').update(emailKey).digest('base64url');
  const wait = await limiter.take('letter:account', account, PER_ACCOUNT);
  if (wait > 0) throw new AuthServiceError('over_email_send_rate_limit', { retryAfter: wait });
}
