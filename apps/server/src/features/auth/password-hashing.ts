import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { AuthServiceError } from '../../app-error.ts';
import { createConcurrencyLimiter, ConcurrencyLimitReached } from './concurrency-limiter.ts';

/** What one hash costs: memory in KiB, passes over it, threads. */
export type HashCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

/**
 * Argon2id (the library's default) with 19 MiB, 2 passes, 1 thread: the OWASP Password Storage Cheat Sheet's
 * first recommendation for servers, and its minimum.
 */
const OWASP: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** About ten seconds of work on a small machine; who comes later is asked to come back. */
const LONGEST_QUEUE = 500;
const BUSY_SECONDS = 10;

/** The two calls of the hashing library, named so that a test can count them. */
export type HashEngine = {
  readonly hash: (password: string, cost: HashCost) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
};

/** What goes around one guess, within its turn, so that guesses sent all at once are counted one by one. */
export type GuessRules = {
  /** Throws when no more guesses may be made. */
  readonly allow: () => Promise<void>;
  readonly countFailure: () => Promise<void>;
};

export type Passwords = {
  /** The hash to keep. Throws `over_request_rate_limit` when too many wait for their turn. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Which of the hashes the guess is right for, the first of them; -1 for none. Null stands for an unknown account: the
   * same work, and never right.
   */
  readonly guess: (password: string, hashes: readonly (string | null)[], rules: GuessRules) => Promise<number>;
  /** Whether this is the password of the hash, asked by somebody who is signed in: no guess is counted. */
  readonly isPasswordOf: (hash: string, password: string) => Promise<boolean>;
  /** True for a hash made at another cost than today's. */
  readonly isOutdated: (hash: string) => boolean;
};

/**
 * Keeps and checks passwords. A hash is heavy on memory on purpose, so only a few are made at once and one core
 * and one of Node's four worker threads stay free for everybody else.
 */
export async function createPasswords(engine: HashEngine = argon2, cost: HashCost = OWASP): Promise<Passwords> {
  const concurrencyLimiter = createConcurrencyLimiter(Math.max(1, Math.min(3, availableParallelism() - 1)), LONGEST_QUEUE);
  const decoy = await engine.hash(randomBytes(32).toString('base64url'), cost);

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await concurrencyLimiter.pass(work);
    } catch (error) {
      if (error instanceof ConcurrencyLimitReached) throw new AuthServiceError('over_request_rate_limit', { retryAfter: BUSY_SECONDS });
      throw error;
    }
  }

  return {
    hash: (password) => inTurn(() => engine.hash(password, cost)),
    guess: (password, hashes, rules) =>
      inTurn(async () => {
        await rules.allow();
        for (const [at, hash] of hashes.entries()) {
          if ((await engine.verify(hash ?? decoy, password)) && hash !== null) return at;
        }
        await rules.countFailure();
        return -1;
      }),
    isPasswordOf: (hash, password) => inTurn(() => engine.verify(hash, password)),
    isOutdated(hash) {
      const made = argon2.parseOptions(hash);
      return (
        made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism
      );
    },
  };
}
