import type { ScheduledTask } from './jobs.ts';

/** Sweeps away what has run out: every part gives its own broom, and one that fails does not stop the others. */
export function housekeeping(brooms: Readonly<Record<string, () => Promise<void>>>): ScheduledTask {
  return {
    name: 'housekeeping',
    cron: '17 * * * *',
    run: async () => {
      const failures: unknown[] = [];
      for (const [what, sweep] of Object.entries(brooms)) {
        try {
          await sweep();
        } catch (error) {
          failures.push(new Error(`housekeeping of ${what} failed`, { cause: error }));
        }
      }
      // The queue retries the whole sweep; every broom may run twice.
      if (failures.length > 0) throw new AggregateError(failures, 'housekeeping failed');
    },
  };
}
