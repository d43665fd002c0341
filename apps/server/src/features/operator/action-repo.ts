import { desc } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { operatorActions } from '../../db/schema/index.ts';

export type ActionRow = typeof operatorActions.$inferSelect;

export async function addAction(database: Database | Transaction, action: ActionRow): Promise<void> {
  await database.insert(operatorActions).values(action);
}

/** The latest first. */
export async function listActions(database: Database, limit: number): Promise<ActionRow[]> {
  return database.select().from(operatorActions).orderBy(desc(operatorActions.at), desc(operatorActions.id)).limit(limit);
}
