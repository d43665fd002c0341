import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type ConstructorOptions, type JobResult, PgBoss } from 'pg-boss';
import { AppError } from '../app-error.ts';
import { asDatabaseError, isMissingTable } from '../db/database-error.ts';
import { listenForJobs } from '../db/job-listener.ts';
import { jobTransaction } from '../db/job-transaction.ts';
import type { Transaction } from '../db/open-postgres-pool.ts';
import { mendTimesAhead, returnLostJobs } from '../db/unfinished-jobs.ts';
import { createJobManager, type JobManager } from './job-queue-admin.ts';
import { ensureQueues } from './ensure-queues.ts';
import { deadLetterOf, type Queue } from './queue-definition.ts';
import { startTicker, type Ticker } from './ticker.ts';
import { STOP_PATIENCE, waitAtMost } from './wait-at-most.ts';
import { runJob, saveProgress, type JobContext, type JobWorker, type Progress, type StoredJob } from './job-worker.ts';

/** What is known of a job until an hour after its end. */
export type JobStatus = {
  readonly id: string;
  readonly state: 'waiting' | 'active' | 'completed' | 'failed';
  /** Attempts begun so far. */
  readonly attempts: number;
  /** What the attempt under way reported last; null before that, and when none is under way. */
  readonly progress: Progress | null;
};

/** A job whose last attempt has failed. */
export type DeadJob = {
  readonly queue: string;
  readonly subject: string | null;
  readonly payload: unknown;
  readonly diedAt: Date;
  readonly attempts: number;
  /** Name and code of the error, never its words: they may hold personal data. */
  readonly error: unknown;
};

export type Jobs = {
  readonly state: () => 'ok' | 'failed';
  /** Runs a scheduled queue's work now instead of at its hour. Resolves when it is queued. */
  readonly runNow: (name: string) => Promise<void>;
  /**
   * Queues the work on a subject when the transaction is committed, and gives the job's id; null when a job for the
   * subject waits or runs already. A fresh one may follow as soon as that has ended. Throws for a payload that the
   * queue does not take, and `unavailable` while a database that was replaced has no queue yet.
   */
  readonly enqueue: <Payload>(
    transaction: Transaction,
    queue: Queue<Payload>,
    job: { readonly subject: string; readonly payload: Payload },
  ) => Promise<string | null>;
  /**
   * Removes the jobs for a subject, waiting, running or dead, with the transaction. Work under way is not told: it has
   * to look for its subject before it writes.
   */
  readonly forget: (transaction: Transaction, queue: Pick<Queue, 'name'>, subject: string) => Promise<void>;
  /** The job of an id, or the latest one for a subject; null when there is none any more. */
  readonly find: (
    queue: Pick<Queue, 'name'>,
    which: { readonly id: string } | { readonly subject: string },
  ) => Promise<JobStatus | null>;
  /** The dead of the last four weeks, latest first. */
  readonly listDead: () => Promise<DeadJob[]>;
  /** How many of them there are. */
  readonly countDead: () => Promise<number>;
  /** The queues as an operator works on them. */
  readonly jobManager: JobManager;
  /** Tells running work by its signal to end, waits ten seconds or so many milliseconds for it, then stops. */
  readonly stop: (patience?: number) => Promise<void>;
};

type Options = {
  /** False: this process only queues, and others work. */
  readonly works?: boolean;
};

const SCHEMA = 'jobs';
/** Seconds after which somebody whose job found no queue asks again: it is made in less. */
const QUEUE_BACK = 5;

/** Seconds between looks for attempts that took too long, and for jobs that nobody was told of. */
const SUPERVISE_EVERY = 3;
const POLL_EVERY = 2;
/**
 * Seconds between a worker's signs of life, of silence until it counts as dead, and between looks for that. A job is back
 * twelve seconds after the death of its process at the latest: a silence, a look and a poll.
 */
const BEAT_EVERY = 2;
const SILENCE = 8;
const LOOK_EVERY = 2;
/** How often it is looked whether the clock was set back (seconds). */
const LOOK_AT_CLOCK_EVERY = 30;
/** Deaths of a process that a job outlives beside its own failures; one that causes them has to end some day. */
const DEATHS = 24;
/** How one place of a queue works: a batch would wait for its slowest job, and cannot be told from its others. */
const WORK = {
  batchSize: 1,
  includeMetadata: true,
  perJobResults: true,
  pollingIntervalSeconds: POLL_EVERY,
  notifyPollingIntervalSeconds: POLL_EVERY,
  heartbeatRefreshSeconds: BEAT_EVERY,
} as const;
/** Milliseconds to give back, after the patience with running work, what still runs. */
const LAST_WORDS = 2_000;

/**
 * Starts the job queue on the application's own database pool, in the schema `jobs`. Its state is `failed` from a
 * failure of the queue to the next statement that goes through: a process that works asks the database every two
 * seconds. A database that was replaced by one without the queue gets it anew; until that is done the state is `failed`
 * too. A job whose worker dies comes back to another one within twelve seconds, and has lost no retry by that.
 */
export async function startJobs(
  pool: Pool,
  workers: readonly JobWorker[],
  log: FastifyBaseLogger,
  { works = true }: Options = {},
): Promise<Jobs> {
  let failed = false;
  const stopping = new AbortController();
  const database: NonNullable<ConstructorOptions['db']> = {
    executeSql: async (text, values) => {
      try {
        const result = await pool.query(text, values);
        if (failed) log.info('the job queue works again');
        failed = false;
        return result;
      } catch (error) {
        if (isMissingTable(asDatabaseError(error))) rebuild();
        throw error;
      }
    },
    listen: listenForJobs(pool),
  };
  const boss = new PgBoss({
    schema: SCHEMA,
    db: database,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: SUPERVISE_EVERY,
    monitorIntervalSeconds: SUPERVISE_EVERY,
  });
  const noteFailure = (error: unknown) => {
    // One line tells it; the queue goes on asking until the database is back.
    if (!failed) log.error({ err: error }, 'the job queue failed');
    failed = true;
  };
  boss.on('error', noteFailure);
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
  const tickers: Ticker[] = [];
  const stop = async (patience = STOP_PATIENCE) => {
    stopping.abort(new Error('the server is stopping'));
    // The library's time limit is for jobs alone: each statement of its own under way it would wait for without end.
    const bossStopped = boss.stop({ graceful: true, close: false, timeout: patience });
    await Promise.all([...tickers.map((one) => one.stop(patience)), waitAtMost(bossStopped, patience + LAST_WORDS)]);
  };

  async function prepareQueues(on: PgBoss): Promise<void> {
    await ensureQueues(on, workers.map(({ queue }) => queue));
    for (const { queue } of works ? workers : []) {
      if (queue.cron !== undefined) await on.schedule(queue.name, queue.cron, {}, { tz: 'UTC' });
    }
  }

  let rebuilding = false;
  /** Makes the queue's tables where a database has none any more: a backup that was put in its place holds no jobs. */
  function rebuild(): void {
    if (rebuilding || !works || stopping.signal.aborted) return;
    rebuilding = true;
    const builder = new PgBoss({ schema: SCHEMA, db: database, supervise: false, schedule: false, useListenNotify: false });
    // What fails here is tried again after the queue's next statement.
    builder.on('error', () => {});
    const built = async () => {
      await builder.start();
      await prepareQueues(builder);
      await builder.stop({ graceful: false, close: false });
      log.warn('the job queue was made anew: the database has been replaced');
    };
    void built()
      .catch((error: unknown) => log.error({ err: error }, 'the job queue was not made anew'))
      .finally(() => (rebuilding = false));
  }

  /** Whether the database has a queue. Without the look, a job for a missing one would pass for one that waits already. */
  async function hasQueue(transaction: Transaction, { name }: Pick<Queue, 'name'>): Promise<boolean> {
    try {
      const { rows } = await jobTransaction(transaction).executeSql('select 1 from jobs.queue where name = $1', [name]);
      return rows.length > 0;
    } catch (error) {
      if (isMissingTable(asDatabaseError(error))) return false;
      throw error;
    }
  }

  async function work(worker: JobWorker): Promise<void> {
    // The library's own way of running several would let each wait for its next poll when it has done a job.
    for (let place = 0; place < worker.queue.concurrency; place += 1) {
      let [worked, restedAt] = ['', 0];
      const run = async (job: StoredJob): Promise<JobResult> => {
        const report: JobContext['report'] = (progress) => saveProgress(pool, job, progress);
        await rest(restedAt - performance.now());
        const result = await runJob(worker, job, { log, stopping: stopping.signal, report });
        restedAt = performance.now() + (worker.queue.rest ?? 0);
        // There may be another one.
        boss.notifyWorker(worked);
        return result;
      };
      worked = await boss.work(worker.queue.name, WORK, (jobs) => Promise.all(jobs.map(run)));
    }
  }

  /** Waits so many milliseconds, or until the stop; not at all when they are over. */
  async function rest(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});
  }

  async function rescueLost(): Promise<void> {
    try {
      const lost = await returnLostJobs(pool, workers.map(({ queue }) => queue.name), { silence: SILENCE, deaths: DEATHS });
      if (lost > 0) log.warn({ jobs: lost }, 'jobs whose worker died were given back to their queue');
    } catch (error) {
      noteFailure(error);
    }
  }

  try {
    await boss.start();
    await prepareQueues(boss);
    for (const worker of works ? workers : []) await work(worker);
    if (works) {
      tickers.push(
        startTicker('the look for lost jobs', LOOK_EVERY, rescueLost, log),
        startTicker('the look for times to come', LOOK_AT_CLOCK_EVERY, () => mendTimesAhead(pool).catch(noteFailure), log),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    state: () => (failed || rebuilding ? 'failed' : 'ok'),
    runNow: async (name) => {
      await boss.send(name, {});
    },
    enqueue: async (transaction, queue, { subject, payload }) => {
      const data = queue.payload.parse(payload) as object;
      if (!(await hasQueue(transaction, queue))) {
        rebuild();
        throw new AppError('unavailable', { retryAfter: QUEUE_BACK });
      }
      return boss.send(queue.name, data, { singletonKey: subject, db: jobTransaction(transaction) });
    },
    forget: async (transaction, queue, subject) => {
      await jobTransaction(transaction).executeSql('delete from jobs.job where name = any($1) and singleton_key = $2', [
        [queue.name, deadLetterOf(queue)],
        subject,
      ]);
    },
    find: async (queue, which) => {
      const found = await boss.findJobs(queue.name, 'id' in which ? which : { key: which.subject });
      const [latest] = found.toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime());
      return latest === undefined ? null : statusOf(latest);
    },
    listDead: async () => {
      const dead = await Promise.all(workers.map(({ queue }) => boss.findJobs(deadLetterOf(queue))));
      return dead
        .flat()
        .map(deadJob)
        .toSorted((a, b) => b.diedAt.getTime() - a.diedAt.getTime());
    },
    countDead: async () => {
      const { rows } = await pool.query<{ dead: number }>('select count(*)::int as dead from jobs.job where name = any($1)', [
        workers.map(({ queue }) => deadLetterOf(queue)),
      ]);
      return rows[0]?.dead ?? 0;
    },
    jobManager: createJobManager(pool, boss),
    stop,
  };
}

const STATES = {
  created: 'waiting',
  retry: 'waiting',
  active: 'active',
  completed: 'completed',
  cancelled: 'failed',
  failed: 'failed',
} as const satisfies Record<StoredJob['state'], JobStatus['state']>;

function statusOf({ id, state, retryCount, output }: StoredJob): JobStatus {
  const { progress = null } = (output ?? {}) as { progress?: Progress };
  // A job that waits for its first attempt counts no retries, and neither does one that runs it.
  return { id, state: STATES[state], attempts: state === 'created' ? 0 : retryCount + 1, progress };
}

function deadJob({ sourceName, sourceRetryCount, sourceOutput, singletonKey, data, createdOn }: StoredJob): DeadJob {
  return {
    queue: sourceName ?? '',
    subject: singletonKey,
    payload: data,
    diedAt: createdOn,
    attempts: (sourceRetryCount ?? 0) + 1,
    error: sourceOutput,
  };
}
