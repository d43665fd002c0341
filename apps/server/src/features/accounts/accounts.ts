import type { authRoutes } from '@touchline/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Database } from '../../db/open.ts';
import type { Limiter } from '../../http/limits.ts';
import type { Handlers } from '../../http/mount.ts';
import type { VerifyToken } from '../../http/player.ts';
import { createVerifier, signAnonKey } from './access-token.ts';
import { createKeys, makeKey, RETIRED_KEY_SERVES_MS, signerOf } from './keys.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import * as repo from './repo.ts';
import { accountHandlers, guardSignInService } from './routes.ts';
import { createAccountsService, type AccountsService } from './service.ts';

export type Accounts = {
  readonly handlers: Handlers<typeof authRoutes>;
  /** Adds what every address under `/auth/v1/` needs besides its handler. Call it once, before listening. */
  readonly guard: (app: FastifyInstance) => void;
  readonly verifyToken: VerifyToken;
  /** The public client key, the same in every process and at every start. */
  readonly anonKey: string;
  /** Removes sessions that nobody has used for 60 days. */
  readonly endOldSessions: () => Promise<void>;
  readonly service: AccountsService;
};

type Parts = {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly now: () => Date;
  /** Argon2id at the cost of today when it is left out. */
  readonly passwords?: Passwords;
};

/** The sign-in service. At the very first start it makes the signing key and the public client key. */
export async function createAccounts({ database, limiter, now, passwords }: Parts): Promise<Accounts> {
  const inServiceSince = () => new Date(now().getTime() - RETIRED_KEY_SERVES_MS);
  const anonKey = await makeKeysOnce(database, inServiceSince(), now());
  const keys = createKeys(() => repo.readKeys(database, inServiceSince()), now);
  const service = createAccountsService({
    database,
    limiter,
    passwords: passwords ?? (await createPasswords()),
    keys,
    now,
  });
  const verifyToken = createVerifier(keys, now);
  return {
    handlers: accountHandlers({ service, keys, verifyToken }),
    guard: (app) => guardSignInService(app, anonKey),
    verifyToken,
    anonKey,
    endOldSessions: () => service.endOldSessions(),
    service,
  };
}

/** Makes what is missing and gives the anon key. Processes that start at once wait for each other here. */
async function makeKeysOnce(database: Database, inServiceSince: Date, now: Date): Promise<string> {
  return inTransaction(database, async (transaction) => {
    await repo.lockFirstKey(transaction);
    let newest = (await repo.readKeys(transaction, inServiceSince)).find((key) => key.retiredAt === null);
    if (newest === undefined) {
      newest = await makeKey(now);
      await repo.addKey(transaction, newest);
    }
    return repo.keepSecret(transaction, 'anon_key', await signAnonKey(await signerOf(newest), now), now);
  });
}
