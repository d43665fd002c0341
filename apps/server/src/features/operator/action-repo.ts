import { and, desc, lt, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { operatorActions } from '../../db/schema/index.ts';
import type { MomentCursor } from '../../pagination-cursor.ts';

export type ActionRow = typeof operatorActions.$inferSelect;

export async function addAction(database: Database | Transaction, action: ActionRow): Promise<void> {
  await database.insert(operatorActions).values(action);
}

/** The latest first, before the one that is named. */
export async function listActions(database: Database, limit: number, before: MomentCursor | null): Promise<ActionRow[]> {
  const { at, id } = operatorActions;
  const page = before ? and(lte(at, before.at), or(lt(at, before.at), lt(id, before.id))) : undefined;
  return database.select().from(operatorActions).where(page).orderBy(desc(at), desc(id)).limit(limit);
}
