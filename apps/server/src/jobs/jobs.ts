import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

/** Work that is done by a schedule, by one process at a time. */
export type ScheduledTask = {
  readonly name: string;
  /** Five fields of cron, in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
};

export type Jobs = {
  readonly state: () => 'ok' | 'failed';
  /** Runs a task now instead of at its hour. Resolves when it is queued. */
  readonly runNow: (name: string) => Promise<void>;
  /** Lets running work finish, then stops. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the job queue on the application's own database pool, in the schema `jobs`. Its state is `failed` from a
 * failure of the queue to the next statement that goes through: the queue asks the database every two seconds.
 */
export async function startJobs(pool: Pool, tasks: readonly ScheduledTask[], log: FastifyBaseLogger): Promise<Jobs> {
  let failed = false;
  const database: NonNullable<ConstructorOptions['db']> = {
    executeSql: async (text, values) => {
      const result = await pool.query(text, values);
      if (failed) log.info('the job queue works again');
      failed = false;
      return result;
    },
  };
  const boss = new PgBoss({ schema: 'jobs', db: database });
  boss.on('error', (error) => {
    // One line tells it; the queue goes on asking until the database is back.
    if (!failed) log.error({ err: error }, 'the job queue failed');
    failed = true;
  });
  const stop = () => boss.stop({ graceful: true, close: false, timeout: 10_000 });
  try {
    await boss.start();
    for (const task of tasks) await take(boss, task, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    state: () => (failed ? 'failed' : 'ok'),
    runNow: async (name) => {
      await boss.send(name, {});
    },
    stop,
  };
}

async function take(boss: PgBoss, task: ScheduledTask, log: FastifyBaseLogger): Promise<void> {
  await boss.createQueue(task.name, { policy: 'singleton', retryLimit: 3, retryBackoff: true });
  await boss.schedule(task.name, task.cron, {}, { tz: 'UTC' });
  await boss.work(task.name, async () => {
    try {
      await task.run();
    } catch (error) {
      // The queue keeps the failure and tries again, but tells nobody.
      log.error({ err: error }, `${task.name} failed`);
      throw error;
    }
  });
}
