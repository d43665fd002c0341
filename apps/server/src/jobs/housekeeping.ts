import * as z from 'zod';
import type { Queue } from './queue-definition.ts';
import type { JobWorker } from './job-worker.ts';

const HOUSEKEEPING: Queue<object> = {
  name: 'housekeeping',
  cron: '17 * * * *',
  payload: z.strictObject({}),
  concurrency: 1,
  timeLimit: 900,
  retries: { limit: 3, delay: 1, maxDelay: 60 },
};

/** Removes what has run out: every part gives its own cleanup task, and one that fails does not stop the others. */
export function housekeeping(cleanupTasks: Readonly<Record<string, () => Promise<void>>>): JobWorker<object> {
  return {
    queue: HOUSEKEEPING,
    run: async () => {
      const failures: unknown[] = [];
      for (const [what, cleanUp] of Object.entries(cleanupTasks)) {
        try {
          await cleanUp();
        } catch (error) {
          failures.push(new Error(`housekeeping of ${what} failed`, { cause: error }));
        }
      }
      // The queue retries all of it; every task may run twice.
      if (failures.length > 0) throw new AggregateError(failures, 'housekeeping failed');
    },
  };
}
