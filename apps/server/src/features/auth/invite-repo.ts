import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { accounts, invites } from '../../db/schema/index.ts';

/** Any number that nothing else in this database uses as an advisory lock. */
const ACCOUNTS_LOCK = 7_301_774_220;

/** Whether there are so many accounts or more. */
export async function hasAccounts(database: Database, number: number): Promise<boolean> {
  const found = await database.select({ id: accounts.id }).from(accounts).offset(number - 1).limit(1);
  return found.length > 0;
}

/** Counts the accounts while no other transaction does so: what it has written is committed or undone by then. */
export async function countInTurn(transaction: Transaction): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`);
  const [row] = await transaction.select({ accounts: count() }).from(accounts);
  return row?.accounts ?? 0;
}

const usable = (code: string, now: Date) =>
  and(
    eq(invites.code, code),
    isNull(invites.revokedAt),
    lt(invites.uses, invites.maxUses),
    or(isNull(invites.expiresAt), gt(invites.expiresAt, now)),
  );

export async function isUsable(database: Database, code: string, now: Date): Promise<boolean> {
  return (await database.select({ id: invites.id }).from(invites).where(usable(code, now))).length > 0;
}

/** Uses an invitation once; false when it may not be used any more. Others who use it wait for the transaction. */
export async function use(transaction: Transaction, code: string, now: Date): Promise<boolean> {
  const used = await transaction
    .update(invites)
    .set({ uses: sql`${invites.uses} + 1` })
    .where(usable(code, now))
    .returning({ id: invites.id });
  return used.length > 0;
}

export type InviteRow = typeof invites.$inferSelect;

export async function add(transaction: Transaction, invite: InviteRow): Promise<void> {
  await transaction.insert(invites).values(invite);
}

/** All of them, the latest first. */
export async function list(database: Database): Promise<InviteRow[]> {
  return database.select().from(invites).orderBy(desc(invites.createdAt), invites.id);
}

export async function revoke(transaction: Transaction, id: string, revokedAt: Date): Promise<void> {
  await transaction.update(invites).set({ revokedAt }).where(eq(invites.id, id));
}
