import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { jobTransaction } from '../db/job-transaction.ts';
import type { Transaction } from '../db/open-postgres-pool.ts';
import type { MomentCursor } from '../pagination-cursor.ts';
import { deleteWaitingJob, readUnfinishedJob, readUnfinishedJobs, startWaitingJobNow, type JobRow } from '../db/unfinished-jobs.ts';

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

export type JobManager = ReturnType<typeof createJobManager>;

/** The queues as an operator works on them: what waits, what runs, and what was given up. */
export function createJobManager(pool: Pool, boss: PgBoss) {
  return {
    /** The oldest first, after the one that is named; what has ended is not among them. */
    async list(limit: number, after: MomentCursor | null): Promise<JobLine[]> {
      return (await readUnfinishedJobs(pool, limit, after)).map(lineOf);
    },

    /** Gives a job that was given up a new life, or lets one that waits for another attempt have it now. Null for any other. */
    async retry(transaction: Transaction, id: string): Promise<JobLine | null> {
      const row = await readUnfinishedJob(transaction, id);
      if (row === undefined || row.state === 'active') return null;
      // One that meets a job for the same subject, waiting or running, is left to that.
      if (row.name.endsWith(DEAD)) return (await boss.redrive(row.name, { ids: [id], db: jobTransaction(transaction) })) === 1 ? lineOf(row) : null;
      await startWaitingJobNow(transaction, id);
      return lineOf(row);
    },

    /** Removes a job that nobody works on. Null for any other. */
    async drop(transaction: Transaction, id: string): Promise<JobLine | null> {
      const row = await deleteWaitingJob(transaction, id);
      return row === undefined ? null : lineOf(row);
    },
  };
}

function lineOf(row: JobRow): JobLine {
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

/** Opens the job manager beside a server, or without one; it works on no job itself. `close` ends what it has begun. */
export async function openJobManager(pool: Pool): Promise<JobManager & { readonly close: () => Promise<void> }> {
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  return { ...createJobManager(pool, boss), close: () => boss.stop({ graceful: false, close: false }) };
}
