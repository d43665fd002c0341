// A worker in a process of its own, for the test that kills it. Its queue's jobs hang at their first attempt and are
// done at the next one; it says on its standard output which attempt it has begun.
import * as z from 'zod';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { startJobs, type Queue } from '../jobs/index.ts';
import { logger } from '../redacting-logger.ts';

/** One attempt is all its jobs have, unless that dies with its process. */
export const hangingQueue: Queue<object> = {
  name: 'hanging',
  payload: z.strictObject({}),
  concurrency: 1,
  timeLimit: 600,
  retries: { limit: 0, delay: 1, maxDelay: 1 },
};

const [program, url] = process.argv.slice(1);
if (program === import.meta.filename) {
  if (url === undefined) throw new Error('usage: hanging-job-worker-program.ts <database>');
  const run = async (_payload: object, { attempt }: { attempt: number }) => {
    process.stdout.write(`begun ${attempt}\n`);
    if (attempt === 1) await Promise.withResolvers<void>().promise;
  };
  await startJobs(openDatabase(url, { max: 4 }).pool, [{ queue: hangingQueue, run }], logger('warn'));
  process.stdout.write('working\n');
}
