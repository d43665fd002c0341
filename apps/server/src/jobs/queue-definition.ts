import type { PgBoss, Queue as StoredQueue, UpdateQueueOptions } from 'pg-boss';
import type * as z from 'zod';

/** One kind of work: what its jobs are told, and how they are run. Nothing else says so anywhere. */
export type Queue<Payload = unknown> = {
  readonly name: string;
  /**
   * Checked when a job is enqueued and again when it is run. Ids only: a payload stays for weeks in the dead letters
   * of its queue, whatever becomes of what it speaks of.
   */
  readonly payload: z.ZodType<Payload>;
  /** Jobs of this queue that one process runs at once. */
  readonly concurrency: number;
  /**
   * Milliseconds from the end of a job to the begin of the next one of its place, so that many that wait leave processor
   * and database to requests. None without it.
   */
  readonly rest?: number;
  /** Seconds that one attempt may take: then its signal is aborted, and the attempt has failed. */
  readonly timeLimit: number;
  readonly retries: {
    /** Attempts after the first one; those that died with their process are not counted. */
    readonly limit: number;
    /** Seconds before the first of them; about twice as long before each further one, up to `maxDelay`. */
    readonly delay: number;
    readonly maxDelay: number;
  };
  /** When a schedule fills the queue: five fields of cron, in UTC. The payload is then empty. */
  readonly cron?: string;
};

/** Where the jobs of a queue go whose last attempt has failed. */
export const deadLetterOf = (queue: Pick<Queue, 'name'>): string => `${queue.name}.dead`;

/** Finished work is of no interest to anybody an hour later (seconds). */
const COMPLETED_KEPT = 3600;
/** How long the dead may be looked at (seconds): four weeks. */
const DEAD_KEPT = 28 * 86_400;
/** Seconds of silence after which the library fails an attempt, which is what ends a job that kills its process again and again. */
const HEARTBEAT = 30;

function optionsOf(queue: Queue): UpdateQueueOptions {
  return {
    expireInSeconds: queue.timeLimit,
    retryLimit: queue.retries.limit,
    retryDelay: queue.retries.delay,
    retryBackoff: true,
    retryDelayMax: queue.retries.maxDelay,
    deadLetter: deadLetterOf(queue),
    heartbeatSeconds: HEARTBEAT,
    notify: true,
    deleteAfterSeconds: COMPLETED_KEPT,
  };
}

/** Makes the queues that are missing, and brings those whose definition has changed up to date. */
export async function ensureQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of queues) {
    const dead = deadLetterOf(queue);
    if (!stored.has(dead)) await boss.createQueue(dead, { retentionSeconds: DEAD_KEPT });
    const options = optionsOf(queue);
    const before = stored.get(queue.name);
    // One job for one subject, waiting or running: the policy of a queue cannot be changed later.
    if (before === undefined) await boss.createQueue(queue.name, { ...options, policy: 'exclusive' } as StoredQueue);
    else if (isOther(options, before)) await boss.updateQueue(queue.name, options);
    await rememberQueue(boss, queue.name);
  }
}

function isOther(options: UpdateQueueOptions, before: StoredQueue): boolean {
  return Object.entries(options).some(([name, value]) => before[name as keyof StoredQueue] !== value);
}

/**
 * Makes the library remember a queue: it would look it up on another connection in the middle of a transaction, and
 * transactions that hold all connections would wait for one more.
 */
async function rememberQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
}
