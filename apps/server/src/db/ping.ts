import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';

/** Resolves when the database answers; throws when it does not. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}
