import type { Limit } from '@touchline/contracts';
import { AuthServiceError } from '../../app-error.ts';
import { hashedKey, type Limiter } from '../../http/rate-limiter.ts';
import { addressKey } from '../../http/ip-address-key.ts';
import type { Client } from './known-browser-cookies.ts';
import type { GuessRules } from './password-hashing.ts';

type Counted = { readonly name: string; readonly key: string; readonly limit: Limit };

type GuessLimits = GuessRules & {
  /** The account's owner is in: what was counted against the account is forgotten, not what the address did. */
  readonly forgive: () => Promise<void>;
};

const QUARTER_OF_AN_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Wrong passwords of one device that has signed in before. Nobody else uses it up. */
const OF_DEVICE: Limit = { points: 10, seconds: QUARTER_OF_AN_HOUR };
/** Of strangers, for one account from one address: too few to guess one, enough for who has three to choose from. */
const OF_ACCOUNT_FROM_ADDRESS: Limit = { points: 10, seconds: QUARTER_OF_AN_HOUR };
/** Of strangers, for one account from everywhere: many addresses are cheap. Known devices are not asked. */
const OF_ACCOUNT: Limit = { points: 100, seconds: HOUR };
/** Of strangers, for all accounts from one address: a whole school may sit behind it. */
const OF_ADDRESS: Limit = { points: 1_000, seconds: HOUR };

/**
 * The limits on guessing the password of one account. A device that signed in before has an allowance of its own, so
 * that strangers lock nobody out of it. Accounts that do not exist have limits too, or the limit would tell which do.
 * `allow` throws `over_request_rate_limit` with the time to wait.
 */
export function guessLimits(limiter: Limiter, emailKey: string, { address, device }: Client): GuessLimits {
  const network = addressKey(address);
  const counted: readonly Counted[] =
    device === null
      ? [
          { name: 'wrong-password:account-from-address', key: hashedKey(emailKey, network), limit: OF_ACCOUNT_FROM_ADDRESS },
          { name: 'wrong-password:account', key: hashedKey(emailKey), limit: OF_ACCOUNT },
          { name: 'wrong-password:address', key: network, limit: OF_ADDRESS },
        ]
      : [{ name: 'wrong-password:device', key: hashedKey(emailKey, device), limit: OF_DEVICE }];
  return {
    async allow() {
      const waits = await Promise.all(counted.map(({ name, key, limit }) => limiter.look(name, key, limit)));
      const wait = Math.max(...waits);
      if (wait > 0) throw new AuthServiceError('over_request_rate_limit', { retryAfter: wait });
    },
    async countFailure() {
      await Promise.all(counted.map(async ({ name, key, limit }) => limiter.take(name, key, limit)));
    },
    async forgive() {
      const ofAccount = counted.filter(({ limit }) => limit !== OF_ADDRESS);
      await Promise.all(ofAccount.map(({ name, key, limit }) => limiter.forget(name, key, limit)));
    },
  };
}
