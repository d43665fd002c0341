import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { letters, mailLinks, signUps } from '../../db/schema/index.ts';

export type EmailRow = typeof letters.$inferSelect;
type LinkRow = typeof mailLinks.$inferSelect;

/** What a link opens: an account whose password is forgotten, a sign-up that waits, or an account that gets the link's address. */
type Opens = 'account' | 'signUp' | 'newEmail';

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
