import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction, openDatabase } from '../db/open-database.ts';
import { logger } from '../log.ts';
import { cloneDatabase } from '../testing/database.ts';
import { hangingQueue } from '../testing/hanging-worker.ts';
import { eventually } from '../testing/processes.ts';
import { startJobs } from './jobs.ts';

const program = fileURLToPath(new URL('../testing/hanging-worker.ts', import.meta.url));

function startWorker(url: string) {
  const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    says: (words: string) => eventually(`"${words}" from a worker`, () => said.includes(words)),
    kill: () => child.kill('SIGKILL'),
  };
}

it('a job whose worker is killed comes back to another one within some ten seconds', async () => {
  const { url } = await cloneDatabase();
  const { db, pool, close } = openDatabase(url, { max: 2 });
  const jobs = await startJobs(pool, [{ queue: hangingQueue, run: async () => {} }], logger('silent'), { works: false });
  const killed = startWorker(url);
  await killed.says('working');
  await inTransaction(db, (inside) => jobs.enqueue(inside, hangingQueue, { subject: 'one', payload: {} }));
  await killed.says('begun 1');
  const next = startWorker(url);
  await next.says('working');
  const before = Date.now();
  killed.kill();
  await next.says('begun 2');
  // Ten until the silence is long enough, three until somebody looks, one until the retry, two until it is found; and
  // a machine that is busy with other tests.
  expect(Date.now() - before).toBeLessThan(20_000);
  await eventually('the end of the job', async () => (await jobs.find(hangingQueue, { subject: 'one' }))?.state === 'completed');
  expect(await jobs.find(hangingQueue, { subject: 'one' })).toMatchObject({ attempts: 2 });
  await jobs.stop();
  await close();
});
