import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { accounts, authSessions, mailLinks, secrets, signingKeys, signUps, suspendedSessions, users } from '../../db/schema/index.ts';
import type { StoredKey } from './signing-keys.ts';

export type AccountRow = typeof accounts.$inferSelect;
export type SessionRow = typeof authSessions.$inferSelect;

/** A session with its account. */
export type Opened = { readonly account: AccountRow; readonly session: SessionRow };

/** What an account and its player are made of. */
type SignUp = typeof signUps.$inferSelect;
type NewSession = Omit<SessionRow, 'accountId'>;

/** Any number that nothing else in this database uses as an advisory lock. */
const FIRST_KEY_LOCK = 7_301_774_219;
/** Tells the locks on addresses from other locks by a hash. */
const EMAIL_LOCK = 7_301_774_220;

/** Makes every other start wait until this transaction ends, so that only one of them makes the first key. */
export async function lockFirstKey(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${FIRST_KEY_LOCK})`);
}

/** Keys in service and those retired after `retiredSince`, newest first. */
export async function readKeys(database: Database | Transaction, retiredSince: Date): Promise<StoredKey[]> {
  return database
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, retiredSince)))
    .orderBy(sql`${signingKeys.createdAt} desc`, signingKeys.id);
}

export async function addKey(transaction: Transaction, key: StoredKey): Promise<void> {
  const { privateKey, publicKey, ...row } = key;
  await transaction.insert(signingKeys).values({ ...row, privateKey: { ...privateKey }, publicKey: { ...publicKey } });
}

/** Ends the service of all keys but one, at this moment; of those that were retired after it, too. */
export async function retireKeysBut(transaction: Transaction, id: string, retiredAt: Date): Promise<void> {
  await transaction
    .update(signingKeys)
    .set({ retiredAt })
    .where(and(ne(signingKeys.id, id), or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, retiredAt))));
}

/** The secret of this name: the one that is kept already, else the one given, which is kept from now on. */
export async function keepSecret(transaction: Transaction, name: string, value: string, now: Date): Promise<string> {
  await transaction.insert(secrets).values({ name, value, createdAt: now }).onConflictDoNothing();
  const [row] = await transaction.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value ?? value;
}

export async function readAccountByEmail(database: Database, emailKey: string): Promise<AccountRow | undefined> {
  const [row] = await database.select().from(accounts).where(eq(accounts.emailKey, emailKey));
  return row;
}

/**
 * Writes an account with its player and first session; the sign-ups of the address that waited are over. `isProven`
 * where a mail to the address was opened. Undefined when the address has an account already.
 */
export async function writeAccount(
  transaction: Transaction,
  signUp: SignUp,
  session: NewSession,
  now: Date,
  isProven: boolean,
): Promise<Opened | undefined> {
  const { id, email, emailKey, passwordHash, userMetadata, name, displayName, timeZone } = signUp;
  const stamps = { createdAt: now, updatedAt: now };
  const [account] = await transaction
    .insert(accounts)
    .values({ id, email, emailKey, passwordHash, userMetadata, emailConfirmedAt: isProven ? now : null, lastSignInAt: now, ...stamps })
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning();
  if (account === undefined) return undefined;
  await transaction.insert(users).values({ id, email, name, displayName, timeZone, ...stamps });
  await transaction.delete(signUps).where(eq(signUps.emailKey, emailKey));
  return { account, session: await writeSession(transaction, id, session) };
}

/** Makes the player of an account that is kept elsewhere, if there is none yet, and keeps its address up to date. */
export async function ensurePlayer(database: Transaction, player: typeof users.$inferInsert): Promise<void> {
  await database
    .insert(users)
    .values(player)
    .onConflictDoUpdate({
      target: users.id,
      set: { email: player.email },
      setWhere: ne(users.email, player.email),
    });
}

/**
 * Notes a sign-in and opens its session. With `hashes`, the sign-in was by the password whose hash was `checked`, and
 * `hash` is kept from now on. Undefined when the account is gone meanwhile, or its hash is another one.
 */
export async function writeSignIn(
  transaction: Transaction,
  accountId: string,
  hashes: { readonly checked: string; readonly hash: string } | null,
  session: NewSession,
  now: Date,
): Promise<Opened | undefined> {
  const [account] = await transaction
    .update(accounts)
    .set({ lastSignInAt: now, ...(hashes && { passwordHash: hashes.hash }) })
    .where(and(eq(accounts.id, accountId), hashes ? eq(accounts.passwordHash, hashes.checked) : undefined))
    .returning();
  return account && { account, session: await writeSession(transaction, accountId, session) };
}

async function writeSession(transaction: Transaction, accountId: string, session: NewSession): Promise<SessionRow> {
  const [written] = await transaction
    .insert(authSessions)
    .values({ ...session, accountId })
    .returning();
  if (written === undefined) throw new Error('A session was not written');
  return written;
}

/** Reads the account of an open session and holds it until the transaction ends: sign-ins wait. */
export async function lockAccount(
  transaction: Transaction,
  accountId: string,
  sessionId: string,
): Promise<AccountRow | undefined> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  // Only now: whoever held the account before may have ended the session.
  const [session] = await transaction
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(oneSession(accountId, sessionId));
  return session && account;
}

export async function updateAccount(
  transaction: Transaction,
  accountId: string,
  changes: Pick<AccountRow, 'passwordHash' | 'userMetadata' | 'updatedAt'>,
): Promise<AccountRow | undefined> {
  const [account] = await transaction.update(accounts).set(changes).where(eq(accounts.id, accountId)).returning();
  return account;
}

/**
 * Gives an account another address, and its player with it; sign-ups of the address that waited are over, and no link
 * that was sent before opens the account. Undefined, with nothing changed, when somebody else's account has the address
 * or the account is gone.
 */
export async function changeEmail(
  transaction: Transaction,
  accountId: string,
  { email, emailKey, emailConfirmedAt }: Pick<AccountRow, 'email' | 'emailKey' | 'emailConfirmedAt'>,
  now: Date,
): Promise<AccountRow | undefined> {
  // Whoever asks for the same address at the same moment waits here, and then finds it taken.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, ${EMAIL_LOCK}))`);
  const [taken] = await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, emailKey));
  if (taken !== undefined && taken.id !== accountId) return undefined;
  const [account] = await transaction
    .update(accounts)
    .set({ email, emailKey, emailConfirmedAt, updatedAt: now })
    .where(eq(accounts.id, accountId))
    .returning();
  if (account === undefined) return undefined;
  await transaction.update(users).set({ email }).where(eq(users.id, accountId));
  await transaction.delete(signUps).where(eq(signUps.emailKey, emailKey));
  await transaction.delete(mailLinks).where(eq(mailLinks.accountId, accountId));
  return account;
}

export async function readAccount(transaction: Transaction | Database, accountId: string): Promise<AccountRow | undefined> {
  const [row] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  return row;
}

/** The open sessions of an account, the oldest first. */
export async function readSessions(transaction: Transaction, accountId: string): Promise<SessionRow[]> {
  return transaction
    .select()
    .from(authSessions)
    .where(eq(authSessions.accountId, accountId))
    .orderBy(authSessions.createdAt, authSessions.id);
}

/** Removes an account with its sessions and links. */
export async function removeAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, accountId));
}

/** Reads a session with its account. */
export async function readSession(
  database: Database,
  accountId: string,
  sessionId: string,
): Promise<Opened | undefined> {
  const [row] = await database
    .select({ account: accounts, session: authSessions })
    .from(authSessions)
    .innerJoin(accounts, eq(accounts.id, authSessions.accountId))
    .where(oneSession(accountId, sessionId));
  return row;
}

const selectStanding = prepared('select_standing', ['playerId', 'sessionId'], (database, { playerId, sessionId }) =>
  database
    .select({ id: authSessions.id })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.accountId))
    .where(and(eq(authSessions.accountId, playerId), eq(authSessions.id, sessionId), isNull(users.suspendedAt))),
);

/** Whether a player, who is not suspended, and their session both still stand: an access token outlives either by minutes. One statement. */
export async function stillStands(database: Database, playerId: string, sessionId: string): Promise<boolean> {
  return (await selectStanding(database, { playerId, sessionId })).length > 0;
}

/** Reads a session with its account and holds the session until the transaction ends: one refresh at a time. */
export async function lockSession(
  transaction: Transaction,
  accountId: string,
  sessionId: string,
): Promise<Opened | undefined> {
  const [session] = await transaction
    .select()
    .from(authSessions)
    .where(oneSession(accountId, sessionId))
    .for('update');
  if (session === undefined) return undefined;
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  return account && { account, session };
}

export async function setRefreshCount(
  transaction: Transaction,
  accountId: string,
  sessionId: string,
  refreshCount: number,
  now: Date,
): Promise<void> {
  await transaction
    .update(authSessions)
    .set({ refreshCount, refreshedAt: now })
    .where(oneSession(accountId, sessionId));
}

export async function endSession(
  database: Database | Transaction,
  accountId: string,
  sessionId: string,
): Promise<void> {
  await database.delete(authSessions).where(oneSession(accountId, sessionId));
}

export async function endOtherSessions(
  database: Database | Transaction,
  accountId: string,
  sessionId: string,
): Promise<void> {
  await database
    .delete(authSessions)
    .where(and(eq(authSessions.accountId, accountId), ne(authSessions.id, sessionId)));
}

/** Whether nobody may use an account now. */
export async function isSuspended(transaction: Transaction, accountId: string): Promise<boolean> {
  const [row] = await transaction.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, accountId));
  return row !== undefined && row.suspendedAt !== null;
}

/** Ends every session of an account that is suspended, and remembers each until `forgetSuspended`. */
export async function suspendSessions(transaction: Transaction, accountId: string): Promise<void> {
  const ended = await transaction.delete(authSessions).where(eq(authSessions.accountId, accountId)).returning();
  const rows = ended.map(({ id, secret }) => ({ accountId, id, secret }));
  if (rows.length > 0) await transaction.insert(suspendedSessions).values(rows).onConflictDoNothing();
}

export async function forgetSuspended(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(suspendedSessions).where(eq(suspendedSessions.accountId, accountId));
}

/** The secret of a session that a suspension has ended; undefined for any other. */
export async function suspendedSecret(transaction: Transaction, accountId: string, sessionId: string): Promise<Buffer | undefined> {
  const [row] = await transaction
    .select({ secret: suspendedSessions.secret })
    .from(suspendedSessions)
    .where(and(eq(suspendedSessions.accountId, accountId), eq(suspendedSessions.id, sessionId)));
  return row?.secret;
}

export async function endAllSessions(database: Database | Transaction, accountId: string): Promise<void> {
  await database.delete(authSessions).where(eq(authSessions.accountId, accountId));
}

/** Notes that the answer to a refresh has arrived. */
export async function noteFollowed(
  database: Database,
  accountId: string,
  sessionId: string,
  refreshCount: number,
): Promise<void> {
  await database
    .update(authSessions)
    .set({ followedCount: refreshCount })
    .where(and(oneSession(accountId, sessionId), lt(authSessions.followedCount, refreshCount)));
}

/** Ends the sessions of everybody that were not refreshed since. */
export async function endSessionsUnusedSince(database: Database, since: Date): Promise<void> {
  await database.delete(authSessions).where(lt(authSessions.refreshedAt, since));
}

function oneSession(accountId: string, sessionId: string) {
  return and(eq(authSessions.accountId, accountId), eq(authSessions.id, sessionId));
}
