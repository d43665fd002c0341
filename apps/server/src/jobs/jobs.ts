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

/** Starts the job queue on the application's own database pool, in the schema `jobs`. */
export async function startJobs(pool: Pool, tasks: readonly ScheduledTask[], log: FastifyBaseLogger): Promise<Jobs> {
  let failed = false;
  const database: NonNullable<ConstructorOptions['db']> = {
    executeSql: (text, values) => pool.query(text, values),
  };
  const boss = new PgBoss({ schema: 'jobs', db: database });
  boss.on('error', (error) => {
    failed = true;
    log.error({ err: error }, 'the job queue failed');
  });
  await boss.start();
  for (const task of tasks) {
    await boss.createQueue(task.name, { policy: 'singleton', retryLimit: 3, retryBackoff: true });
    await boss.schedule(task.name, task.cron, {}, { tz: 'UTC' });
    await boss.work(task.name, async () => {
      await task.run();
      failed = false;
    });
  }
  return {
    state: () => (failed ? 'failed' : 'ok'),
    runNow: async (name) => {
      await boss.send(name, {});
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
  };
}
