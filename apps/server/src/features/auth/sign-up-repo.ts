import { desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { mailLinks, signUps } from '../../db/schema/index.ts';

type SignUpRow = typeof signUps.$inferSelect;

export async function addSignUp(transaction: Transaction, signUp: SignUpRow): Promise<void> {
  await transaction.insert(signUps).values(signUp);
}

export async function readSignUp(database: Database | Transaction, id: string): Promise<SignUpRow | undefined> {
  const [row] = await database.select().from(signUps).where(eq(signUps.id, id));
  return row;
}

/** The sign-ups that wait for the address that a link confirms, its own one first, and when the link was sent. */
export async function readSignUpsOfLink(
  database: Database,
  tokenHash: Buffer,
): Promise<{ readonly signUp: SignUpRow; readonly sentAt: Date }[]> {
  const own = alias(signUps, 'own');
  return database
    .select({ signUp: signUps, sentAt: mailLinks.sentAt })
    .from(mailLinks)
    .innerJoin(own, eq(own.id, mailLinks.signUpId))
    .innerJoin(signUps, eq(signUps.emailKey, own.emailKey))
    .where(eq(mailLinks.tokenHash, tokenHash))
    .orderBy(desc(eq(signUps.id, own.id)), desc(signUps.createdAt), signUps.id);
}

/** The latest sign-up of an address that still waits. */
export async function readNewestSignUp(database: Database, emailKey: string): Promise<SignUpRow | undefined> {
  const [row] = await database
    .select()
    .from(signUps)
    .where(eq(signUps.emailKey, emailKey))
    .orderBy(desc(signUps.createdAt), signUps.id)
    .limit(1);
  return row;
}

/**
 * Holds all sign-ups of the address that a link confirms until the transaction ends: of several links of one address
 * that are used at once, one makes the account and the others find it made.
 */
export async function lockSignUpsOf(transaction: Transaction, tokenHash: Buffer): Promise<void> {
  const address = transaction
    .select({ emailKey: signUps.emailKey })
    .from(mailLinks)
    .innerJoin(signUps, eq(signUps.id, mailLinks.signUpId))
    .where(eq(mailLinks.tokenHash, tokenHash));
  await transaction
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.emailKey, address))
    .orderBy(signUps.id)
    .for('update');
}

export async function forgetSignUpsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(signUps).where(lt(signUps.createdAt, moment));
}
