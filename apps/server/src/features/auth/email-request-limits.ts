import type { Limit } from '@touchline/contracts';
import { AuthServiceError } from '../../app-error.ts';
import { hashedKey, type Limiter } from '../../http/rate-limiter.ts';
import { addressKey } from '../../http/ip-address-key.ts';
import type { Client } from './known-browser-cookies.ts';

const HOUR = 60 * 60;

/**
 * Mails for one address that one device, or one network address, may ask for: enough for somebody who looks into the
 * wrong mailbox first, too few to annoy anybody.
 */
const MAILS: Limit = { points: 5, seconds: HOUR };
/** The same of all strangers together. */
export const MAILS_OF_ACCOUNT: Limit = { points: 20, seconds: HOUR };

/**
 * Counts a mail that is asked for, whether there is an account or not: else the limit would tell. Throws
 * `over_email_send_rate_limit` with the time to wait.
 */
export async function countEmail(limiter: Limiter, emailKey: string, { address, device }: Client): Promise<void> {
  const by = device ?? addressKey(address);
  const wait = await limiter.take('email:requester', hashedKey(emailKey, by), MAILS);
  const ofAll = device === null && wait === 0 ? await limiter.take('email:account', hashedKey(emailKey), MAILS_OF_ACCOUNT) : 0;
  const longest = Math.max(wait, ofAll);
  if (longest > 0) throw new AuthServiceError('over_email_send_rate_limit', { retryAfter: longest });
}
