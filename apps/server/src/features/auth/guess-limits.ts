import { createHash } from 'node:crypto';
import type { Limit } from '@touchline/contracts';
import { AuthServiceError } from '../../app-error.ts';
import { addressKey, type Limiter } from '../../http/rate-limiter.ts';
import type { GuessRules } from './passwords.ts';

/** Wrong passwords for one account: too few to guess one, enough for somebody who has three to choose from. */
const PER_ACCOUNT: Limit = { points: 10, seconds: 15 * 60 };
/** Wrong passwords from one network address: a whole school may sit behind it, so only failures count. */
const PER_ADDRESS: Limit = { points: 100, seconds: 15 * 60 };

const ACCOUNT = 'wrong-password:account';
const ADDRESS = 'wrong-password:address';

type GuessLimits = GuessRules & {
  /** The account's owner is in: what was counted against the account is forgotten, not what the address did. */
  readonly forgive: () => Promise<void>;
};

/**
 * The limits on guessing the password of one account from one address. Accounts that do not exist have theirs
 * too, or the limit would tell which do. `allow` throws `over_request_rate_limit` with the time to wait.
 */
export function guessLimits(limiter: Limiter, emailKey: string, address: string): GuessLimits {
  // The table of counters is no place for players' addresses.
  const account = createHash('sha256').update(emailKey).digest('base64url');
  const network = addressKey(address);
  return {
    async allow() {
      const waits = await Promise.all([
        limiter.look(ACCOUNT, account, PER_ACCOUNT),
        limiter.look(ADDRESS, network, PER_ADDRESS),
      ]);
      const wait = Math.max(...waits);
      if (wait > 0) throw new AuthServiceError('over_request_rate_limit', { retryAfter: wait });
    },
    async countFailure() {
      await Promise.all([
        limiter.take(ACCOUNT, account, PER_ACCOUNT),
        limiter.take(ADDRESS, network, PER_ADDRESS),
      ]);
    },
    forgive: () => limiter.forget(ACCOUNT, account, PER_ACCOUNT),
  };
}
