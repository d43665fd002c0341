import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/open-database.ts';
import { letters, mailLinks, signUps } from '../../db/schema/index.ts';

type SignUpRow = typeof signUps.$inferSelect;
export type EmailRow = typeof letters.$inferSelect;
type LinkRow = typeof mailLinks.$inferSelect;

/** What a link opens: an account whose password is forgotten, a sign-up that waits, or an account that gets the link's address. */
type Opens = 'account' | 'signUp' | 'newEmail';

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

export async function addEmail(transaction: Transaction, email: EmailRow): Promise<void> {
  await transaction.insert(letters).values(email);
}

export async function readEmail(database: Database, id: string): Promise<EmailRow | undefined> {
  const [row] = await database.select().from(letters).where(eq(letters.id, id));
  return row;
}

export async function forgetEmail(database: Database, id: string): Promise<void> {
  await database.delete(letters).where(eq(letters.id, id));
}

export async function addLink(
  database: Database | Transaction,
  link: Pick<LinkRow, 'tokenHash' | 'sentAt'> & Partial<LinkRow>,
): Promise<void> {
  await database.insert(mailLinks).values(link);
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

/** Takes a link of this kind away and gives it: of those who ask for it at once, one gets it. */
export async function takeLink(
  transaction: Transaction,
  tokenHash: Buffer,
  opens: Opens,
): Promise<LinkRow | undefined> {
  const isOfKind = {
    account: and(isNotNull(mailLinks.accountId), isNull(mailLinks.newEmail)),
    signUp: isNotNull(mailLinks.signUpId),
    newEmail: isNotNull(mailLinks.newEmail),
  } as const;
  const [row] = await transaction
    .delete(mailLinks)
    .where(and(eq(mailLinks.tokenHash, tokenHash), isOfKind[opens]))
    .returning();
  return row;
}

/** No link that was sent for an account opens it any more. */
export async function forgetLinks(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(mailLinks).where(eq(mailLinks.accountId, accountId));
}

/** Forgets all that waits for an address: sign-ups with their links, and letters, whose ids it gives. */
export async function forgetAddress(transaction: Transaction, emailKey: string): Promise<string[]> {
  const forgotten = await transaction
    .delete(letters)
    .where(eq(letters.emailKey, emailKey))
    .returning({ id: letters.id });
  await transaction.delete(signUps).where(eq(signUps.emailKey, emailKey));
  return forgotten.map(({ id }) => id);
}

export async function forgetLinksBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(mailLinks).where(lt(mailLinks.sentAt, moment));
}

export async function forgetLettersBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(letters).where(lt(letters.createdAt, moment));
}

export async function forgetSignUpsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(signUps).where(lt(signUps.createdAt, moment));
}
