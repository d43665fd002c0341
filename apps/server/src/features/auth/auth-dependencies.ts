import type { Database } from '../../db/open-postgres-pool.ts';
import type { Limiter } from '../../http/rate-limiter.ts';
import type { Keys } from './signing-keys.ts';
import type { Admission } from './sign-up-policy.ts';
import type { Enqueue } from './email-queue.ts';
import type { Passwords } from './password-hashing.ts';

/** What the service of accounts works with. */
export type AuthDependencies = {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly passwords: Passwords;
  readonly keys: Keys;
  readonly now: () => Date;
  /** Whether an account is made only when its address is confirmed by mail, or at once. */
  readonly confirmsAddresses: boolean;
  /** Lets new accounts in. */
  readonly admission: Admission;
  readonly enqueue: Enqueue;
};
