import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { mendTimesAhead } from '../db/unfinished-jobs.ts';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { inTransaction } from '../db/transaction-retries.ts';
import { logger } from '../redacting-logger.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { startJobs } from './job-queue.ts';
import type { Queue } from './queue-definition.ts';

const log = logger('silent');
const payload = z.strictObject({ id: z.uuid() });
const queue: Queue<{ readonly id: string }> = { name: 'of-a-clock', payload, concurrency: 1, timeLimit: 60, retries: { limit: 3, delay: 1, maxDelay: 5 } };

async function openQueue() {
  const database = openDatabase((await cloneDatabase()).url, { max: 4 });
  onTestFinished(() => database.close());
  const { pool } = database;
  /** Sets the one clock that the queue reads. */
  const setClock = (ahead: string) =>
    pool.query(`create or replace function jobs.job_now() returns timestamptz language sql stable as $$ select pg_catalog.now() + interval '${ahead}' $$`);
  return { database, pool, setClock };
}

it('a job that was queued while the clock was ahead runs once that was set back, and so does the queue itself', async () => {
  const { database, pool, setClock } = await openQueue();
  const ran: string[] = [];
  const worker = { queue, run: async ({ id }: { readonly id: string }) => void ran.push(id) };
  const first = await startJobs(pool, [worker], log, { works: false });
  await setClock('6 hours');
  const id = randomUUID();
  await inTransaction(database.db, (transaction) => first.enqueue(transaction, queue, { subject: id, payload: { id } }));
  await first.stop();
  await pool.query(`update jobs.version set cron_on = jobs.job_now(), bam_on = jobs.job_now()`);
  await pool.query(`update jobs.queue set monitor_claim_on = jobs.job_now(), monitor_on = jobs.job_now(), maintain_on = jobs.job_now()`);
  await setClock('0');
  const second = await startJobs(pool, [worker], log);
  onTestFinished(() => second.stop());
  await expect.poll(() => ran).toEqual([id]);
  const ahead = `select 1 from jobs.version where greatest(cron_on, bam_on) > now() union all
    select 1 from jobs.queue where greatest(monitor_claim_on, monitor_on, maintain_on) > now()`;
  await expect.poll(async () => (await pool.query(ahead)).rowCount).toBe(0);
});

it('what waits for a time of its own is left to it', async () => {
  const { pool } = await openQueue();
  await (await startJobs(pool, [{ queue, run: async () => {} }], log, { works: false })).stop();
  const { rows } = await pool.query<{ id: string }>(
    `insert into jobs.job (id, name, state, singleton_key, start_after, data) values
      (gen_random_uuid(), 'of-a-clock', 'retry', 'one', now() + interval '30 minutes', '{}'),
      (gen_random_uuid(), 'of-a-clock', 'created', 'other', now() + interval '1 day', '{}') returning id`,
  );
  expect(rows).toHaveLength(2);
  await mendTimesAhead(pool);
  expect((await pool.query(`select 1 from jobs.job where start_after > now() + interval '20 minutes'`)).rowCount).toBe(2);
});
