import { sql, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { jobTransaction } from '../db/enqueue-in-transaction.ts';
import type { Transaction } from '../db/open-database.ts';

/** A job as an operator sees it; no payload, which may name a player. */
export type JobLine = {
  readonly id: string;
  readonly queue: string;
  readonly state: 'waiting' | 'active' | 'dead';
  readonly since: string;
  /** Attempts begun so far. */
  readonly attempts: number;
  /** Name and code of the last error, as far as there is one. */
  readonly error: string | null;
};

const DEAD = '.dead';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  /** Text in a transaction. */
  readonly created_on: Date | string;
  readonly retry_count: number;
  readonly source_retry_count: number | null;
  readonly output: { readonly error?: unknown; readonly code?: unknown } | null;
  readonly source_output: Row['output'];
};

const COLUMNS = 'id, name, state::text, created_on, retry_count, source_retry_count, output, source_output';

export type JobsDesk = ReturnType<typeof createJobsDesk>;

/** The queues as an operator works on them: what waits, what runs, and what was given up. */
export function createJobsDesk(pool: Pool, boss: PgBoss) {
  const firstOf = async (transaction: Transaction, text: SQL): Promise<Row | undefined> => (await transaction.execute<Row>(text)).rows[0];

  return {
    /** The oldest first; what has ended is not among them. */
    async list(limit: number): Promise<JobLine[]> {
      const { rows } = await pool.query<Row>(
        `select ${COLUMNS} from jobs.job where state < 'completed' order by created_on, id limit $1`,
        [limit],
      );
      return rows.map(lineOf);
    },

    /** Gives a job that was given up a new life, or lets one that waits for another attempt have it now. Null for any other. */
    async retry(transaction: Transaction, id: string): Promise<JobLine | null> {
      const row = await firstOf(transaction, sql`select ${sql.raw(COLUMNS)} from jobs.job where id = ${id} and state < 'completed'`);
      if (row === undefined || row.state === 'active') return null;
      // One that meets a job for the same subject, waiting or running, is left to that.
      if (row.name.endsWith(DEAD)) return (await boss.redrive(row.name, { ids: [id], db: jobTransaction(transaction) })) === 1 ? lineOf(row) : null;
      await transaction.execute(sql`update jobs.job set start_after = now() where id = ${id} and state in ('created', 'retry')`);
      return lineOf(row);
    },

    /** Removes a job that nobody works on. Null for any other. */
    async drop(transaction: Transaction, id: string): Promise<JobLine | null> {
      const row = await firstOf(transaction, sql`delete from jobs.job where id = ${id} and state in ('created', 'retry') returning ${sql.raw(COLUMNS)}`);
      return row === undefined ? null : lineOf(row);
    },
  };
}

function lineOf(row: Row): JobLine {
  const isDead = row.name.endsWith(DEAD);
  const { error, code } = (isDead ? row.source_output : row.output) ?? {};
  return {
    id: row.id,
    queue: isDead ? row.name.slice(0, -DEAD.length) : row.name,
    state: isDead ? 'dead' : row.state === 'active' ? 'active' : 'waiting',
    since: new Date(row.created_on).toISOString(),
    attempts: isDead ? (row.source_retry_count ?? 0) + 1 : row.state === 'created' ? 0 : row.retry_count + 1,
    error: typeof error === 'string' ? [error, code].filter((part) => typeof part === 'string').join(' ') : null,
  };
}

/** Opens the desk beside a server, or without one; it works on no job itself. `close` ends what it has begun. */
export async function openJobsDesk(pool: Pool): Promise<JobsDesk & { readonly close: () => Promise<void> }> {
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  return { ...createJobsDesk(pool, boss), close: () => boss.stop({ graceful: false, close: false }) };
}
