import type { PgBoss, Queue as StoredQueue, UpdateQueueOptions } from 'pg-boss';
import { deadLetterOf, type Queue } from './queue-definition.ts';

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
