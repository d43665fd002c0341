import { eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { accounts, authSessions, mailLinks, signUps, users } from '../../db/schema/index.ts';
import { type NewSession, type Opened, writeSession, oneSession } from './session-repo.ts';

export type AccountRow = typeof accounts.$inferSelect;

/** What an account and its player are made of. */
type SignUp = typeof signUps.$inferSelect;

/** Tells the locks on addresses from other locks by a hash. */
const EMAIL_LOCK = 7_301_774_220;

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

/** Removes an account with its sessions and links. */
export async function removeAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, accountId));
}
