import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { operators, users } from '../../db/schema/index.ts';

/** What decides whether an account of an operator may act as one. */
const standing = { age: users.age, lowestAge: users.lowestAge, suspendedAt: users.suspendedAt };

const selectOperator = prepared('select_operator', ['playerId'], (database, { playerId }) =>
  database
    .select(standing)
    .from(operators)
    .innerJoin(users, eq(users.id, operators.playerId))
    .where(eq(operators.playerId, playerId)),
);

/** What decides whether a player may act as an operator now; undefined for who is none. One statement. */
export async function operatorStanding(database: Database, playerId: string) {
  return (await selectOperator(database, { playerId }))[0];
}

/** Whether an account is an operator's, whatever it may do now. */
export async function isOperatorAccount(database: Database | Transaction, playerId: string): Promise<boolean> {
  return (await database.select({ id: operators.playerId }).from(operators).where(eq(operators.playerId, playerId))).length > 0;
}

export async function addOperator(transaction: Transaction, playerId: string, addedAt: Date): Promise<void> {
  await transaction.insert(operators).values({ playerId, addedAt }).onConflictDoNothing();
}

/** Gives whether there was one. */
export async function removeOperator(transaction: Transaction, playerId: string): Promise<boolean> {
  return (await transaction.delete(operators).where(eq(operators.playerId, playerId)).returning()).length > 0;
}

export async function listOperators(database: Database) {
  return database
    .select({ id: users.id, email: users.email, addedAt: operators.addedAt, ...standing })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.playerId))
    .orderBy(asc(users.email), asc(users.id));
}
