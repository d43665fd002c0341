import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { accounts, authSessions, suspendedSessions, users } from '../../db/schema/index.ts';

export type SessionRow = typeof authSessions.$inferSelect;

/** A session with its account. */
export type Opened = { readonly account: typeof accounts.$inferSelect; readonly session: SessionRow };
export type NewSession = Omit<SessionRow, 'accountId'>;

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

export async function writeSession(transaction: Transaction, accountId: string, session: NewSession): Promise<SessionRow> {
  const [written] = await transaction
    .insert(authSessions)
    .values({ ...session, accountId })
    .returning();
  if (written === undefined) throw new Error('A session was not written');
  return written;
}

/** The open sessions of an account, the oldest first. */
export async function readSessions(transaction: Transaction, accountId: string): Promise<SessionRow[]> {
  return transaction
    .select()
    .from(authSessions)
    .where(eq(authSessions.accountId, accountId))
    .orderBy(authSessions.createdAt, authSessions.id);
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

export function oneSession(accountId: string, sessionId: string) {
  return and(eq(authSessions.accountId, accountId), eq(authSessions.id, sessionId));
}
