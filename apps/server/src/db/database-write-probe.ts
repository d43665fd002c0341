import { sql } from 'drizzle-orm';
import type { Database } from './open-postgres-pool.ts';
import { inTransaction } from './transaction-retries.ts';
import { rateLimits } from './schema/index.ts';

/** How long an answer is believed (milliseconds): whoever asks more often causes no more writes. */
const BELIEVED_MS = 5_000;

/**
 * Asks whether the database takes writes, by one: a database may answer and yet be read-only, or its disk full. The
 * row is in the table that every sign-in has to write, and it is never a counter. A full disk still takes what fits into
 * the pages there are, such as this row, so a megabyte is put into a temporary file as well. The promise rejects with
 * the reason.
 */
export function createWriteProbe(database: Database, now: () => Date): () => Promise<void> {
  let asked: { readonly at: number; readonly answer: Promise<void> } | undefined;
  return () => {
    const at = now().getTime();
    if (asked === undefined || at - asked.at >= BELIEVED_MS) asked = { at, answer: write(database, at) };
    return asked.answer;
  };
}

async function write(database: Database, expire: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction
      .insert(rateLimits)
      .values({ key: 'write-probe', expire })
      .onConflictDoUpdate({ target: rateLimits.key, set: { expire: sql`excluded.expire` } });
    await transaction.execute(sql`set local work_mem = '64kB'`);
    // The rows of a function lie in a file once they are more than may lie in memory.
    await transaction.execute(sql`select count(*) from generate_series(1, 50000)`);
  });
}
