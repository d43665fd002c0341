import { randomUUID } from 'node:crypto';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Transaction } from '../db/open.ts';
import { jobTransaction } from '../db/job-transaction.ts';

/** Work that is done by a schedule, by one process at a time. */
export type ScheduledTask = {
  readonly name: string;
  /** Five fields of cron, in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
};

/** Work that is done once for each id that is queued, by whichever process is free. */
export type QueuedTask = {
  readonly name: string;
  /** Does the work of an id. It comes again after a failure, and after a crash though the work may have been done. */
  readonly run: (id: string) => Promise<void>;
};

export type Jobs = {
  readonly state: () => 'ok' | 'failed';
  /** Runs a scheduled task now instead of at its hour. Resolves when it is queued. */
  readonly runNow: (name: string) => Promise<void>;
  /** Queues the work of a UUID for a queued task, once and for all, when the transaction is committed. */
  readonly enqueue: (transaction: Transaction, name: string, id: string) => Promise<void>;
  /** Lets running work finish, then stops. */
  readonly stop: () => Promise<void>;
};

/** Tried for half an hour: at first after seconds, then every five minutes. */
const PERSISTENT = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 } as const;
/** Finished work is of no interest to anybody an hour later. */
const QUEUED = { ...PERSISTENT, policy: 'standard', deleteAfterSeconds: 3600 } as const;
/** How many pieces of one queue a process does at once. */
const AT_ONCE = 10;

type Options = { /** False: this process only queues, and others work. */ readonly works?: boolean };

/**
 * Starts the job queue on the application's own database pool, in the schema `jobs`. Its state is `failed` from a
 * failure of the queue to the next statement that goes through: a process that works asks the database every two
 * seconds.
 */
export async function startJobs(
  pool: Pool,
  tasks: readonly (ScheduledTask | QueuedTask)[],
  log: FastifyBaseLogger,
  { works = true }: Options = {},
): Promise<Jobs> {
  let failed = false;
  const database: NonNullable<ConstructorOptions['db']> = {
    executeSql: async (text, values) => {
      const result = await pool.query(text, values);
      if (failed) log.info('the job queue works again');
      failed = false;
      return result;
    },
  };
  const boss = new PgBoss({ schema: 'jobs', db: database, supervise: works, schedule: works });
  boss.on('error', (error) => {
    // One line tells it; the queue goes on asking until the database is back.
    if (!failed) log.error({ err: error }, 'the job queue failed');
    failed = true;
  });
  const stop = () => boss.stop({ graceful: true, close: false, timeout: 10_000 });
  try {
    await boss.start();
    for (const task of tasks) {
      if (!('cron' in task)) await openQueue(boss, task);
      if (works) await ('cron' in task ? keepTo(boss, task, log) : workOn(boss, task, log));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    state: () => (failed ? 'failed' : 'ok'),
    runNow: async (name) => {
      await boss.send(name, {});
    },
    enqueue: async (transaction, name, id) => {
      await boss.send(name, {}, { id, db: jobTransaction(transaction) });
    },
    stop,
  };
}

async function openQueue(boss: PgBoss, { name }: QueuedTask): Promise<void> {
  await boss.createQueue(name, QUEUED);
  // Makes the library remember the queue: it would look it up on another connection in the middle of a transaction,
  // and transactions that hold all connections would wait for one more.
  await boss.findJobs(name, { id: randomUUID() });
}

async function workOn(boss: PgBoss, task: QueuedTask, log: FastifyBaseLogger): Promise<void> {
  const options = { batchSize: AT_ONCE, burstWhenBatchFull: true, perJobResults: true } as const;
  await boss.work(task.name, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id }) => {
        try {
          await tell(task, log, () => task.run(id));
          return { id, status: 'completed' as const };
        } catch {
          // It is in the log; what the queue keeps of it is nobody's to read.
          return { id, status: 'failed' as const };
        }
      }),
    ),
  );
}

async function keepTo(boss: PgBoss, task: ScheduledTask, log: FastifyBaseLogger): Promise<void> {
  await boss.createQueue(task.name, { policy: 'singleton', retryLimit: 3, retryBackoff: true });
  await boss.schedule(task.name, task.cron, {}, { tz: 'UTC' });
  await boss.work(task.name, () => tell(task, log, () => task.run()));
}

/** The queue keeps a failure and tries again, but tells nobody. */
async function tell(task: { readonly name: string }, log: FastifyBaseLogger, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.error({ err: error }, `${task.name} failed`);
    throw error;
  }
}
