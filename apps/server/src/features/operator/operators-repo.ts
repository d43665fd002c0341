import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { operators, users } from '../../db/schema/index.ts';

/** Years: an operator's account is a grown-up's. */
export const OPERATOR_AGE = 18;

/** A grown-up by every age that was ever given, who is not suspended. */
const mayBe = and(isNull(users.suspendedAt), gte(users.age, OPERATOR_AGE), gte(users.lowestAge, OPERATOR_AGE));

const selectOperator = prepared('select_operator', ['playerId'], (database, { playerId }) =>
  database
    .select({ id: operators.playerId })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.playerId))
    .where(and(eq(operators.playerId, playerId), mayBe)),
);

/** Whether a player may act as an operator now. One statement. */
export async function isOperator(database: Database, playerId: string): Promise<boolean> {
  return (await selectOperator(database, { playerId })).length > 0;
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
    .select({ id: users.id, email: users.email, addedAt: operators.addedAt, age: users.age, lowestAge: users.lowestAge, suspendedAt: users.suspendedAt })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.playerId))
    .orderBy(asc(users.email), asc(users.id));
}
