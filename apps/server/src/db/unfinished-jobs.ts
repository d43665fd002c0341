import { sql, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { MomentCursor } from '../pagination-cursor.ts';
import type { Transaction } from './open-postgres-pool.ts';

/** A row of the library's table, as far as an operator's list needs it. */
export type JobRow = {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  /** Text in a transaction. */
  readonly created_on: Date | string;
  readonly retry_count: number;
  readonly source_retry_count: number | null;
  readonly output: { readonly error?: unknown; readonly code?: unknown } | null;
  readonly source_output: JobRow['output'];
};

const COLUMNS = 'id, name, state::text, created_on, retry_count, source_retry_count, output, source_output';

/** To the millisecond, as a cursor has it: PostgreSQL keeps microseconds. */
const CREATED = "date_trunc('milliseconds', created_on)";

/** Jobs that have not ended, the oldest first, after the one that is named. */
export async function readUnfinishedJobs(pool: Pool, limit: number, after: MomentCursor | null): Promise<JobRow[]> {
  const { rows } = await pool.query<JobRow>(
    `select ${COLUMNS} from jobs.job
     where state < 'completed' and ($2::timestamptz is null or (${CREATED}, id) > ($2::timestamptz, $3::uuid))
     order by ${CREATED}, id limit $1`,
    [limit, after?.at ?? null, after?.id ?? null],
  );
  return rows;
}

/** A job that has not ended. */
export const readUnfinishedJob = (transaction: Transaction, id: string): Promise<JobRow | undefined> =>
  firstOf(transaction, sql`select ${sql.raw(COLUMNS)} from jobs.job where id = ${id} and state < 'completed'`);

/** Lets a job that waits for an attempt have it now. */
export async function startWaitingJobNow(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(sql`update jobs.job set start_after = now() where id = ${id} and state in ('created', 'retry')`);
}

/**
 * Gives jobs back to the queue whose worker has said nothing for `silence` seconds: it died with its process. They may be
 * begun at once, and their limit of retries grows with each such death, for it is no failure of their own; until they have
 * died `deaths` times, from when on the library counts it as one. How many there were.
 */
export async function returnLostJobs(
  pool: Pool,
  queues: readonly string[],
  { silence, deaths }: { readonly silence: number; readonly deaths: number },
): Promise<number> {
  // The library counts an attempt when it is claimed, and knows by that count who has lost it.
  const { rowCount } = await pool.query(
    `update jobs.job as job set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = job.retry_limit + 1
     from jobs.queue as queue
     where queue.name = job.name and job.name = any($1) and job.policy = 'exclusive' and job.state = 'active'
       and job.heartbeat_on < now() - $2 * interval '1 second' and job.retry_limit < queue.retry_limit + $3`,
    [queues, silence, deaths],
  );
  return rowCount ?? 0;
}

/**
 * Puts right what was written while the clock was ahead, once that was set back: jobs that were queued or tried then, the
 * signs of life of those that run, and the library's own notes of when it looked last, would else wait for as long as the
 * clock was wrong. No delay before a retry is an hour.
 */
export async function mendTimesAhead(pool: Pool): Promise<void> {
  await pool.query(
    `with waiting as (
       update jobs.job set start_after = now(), created_on = least(created_on, now())
       where state = 'created' and created_on > now() + interval '1 minute' or state = 'retry' and start_after > now() + interval '1 hour'
     ), running as (
       update jobs.job set heartbeat_on = now() where state = 'active' and heartbeat_on > now() + interval '1 minute'
     ), looks as (
       update jobs.queue set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now())
       where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 minute'
     )
     update jobs.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now())
     where greatest(cron_on, bam_on) > now() + interval '1 minute'`,
  );
}

/** Removes a job that nobody works on, and gives it; undefined for any other. */
export const deleteWaitingJob = (transaction: Transaction, id: string): Promise<JobRow | undefined> =>
  firstOf(transaction, sql`delete from jobs.job where id = ${id} and state in ('created', 'retry') returning ${sql.raw(COLUMNS)}`);

async function firstOf(transaction: Transaction, text: SQL): Promise<JobRow | undefined> {
  return (await transaction.execute<JobRow>(text)).rows[0];
}
