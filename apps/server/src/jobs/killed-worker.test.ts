import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { inTransaction } from '../db/transaction-retries.ts';
import { returnLostJobs } from '../db/unfinished-jobs.ts';
import { logger } from '../redacting-logger.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { hangingQueue } from '../testing/hanging-job-worker-program.ts';
import { eventually } from '../testing/eventually.ts';
import { startJobs } from './job-queue.ts';

const program = fileURLToPath(new URL('../testing/hanging-job-worker-program.ts', import.meta.url));

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

it('a job whose worker is killed comes back to another one within 15 seconds, and no retry of its own is spent', async () => {
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
  // Eight until the silence is long enough, two until somebody looks, two until it is found: twelve, and three to spare.
  expect(Date.now() - before).toBeLessThan(15_000);
  await eventually('the end of the job', async () => (await jobs.find(hangingQueue, { subject: 'one' }))?.state === 'completed');
  expect(await jobs.find(hangingQueue, { subject: 'one' })).toMatchObject({ attempts: 2 });
  await jobs.stop();
  await close();
});

it('a job outlives more deaths of its process than retries of its own, and one that causes them ends', async () => {
  const { url } = await cloneDatabase();
  const { db, pool, close } = openDatabase(url, { max: 2 });
  const queue = { ...hangingQueue, retries: { limit: 1, delay: 1, maxDelay: 1 } };
  const jobs = await startJobs(pool, [{ queue, run: async () => {} }], logger('silent'), { works: false });
  // Attempts are claimed by the library itself, and none of them ends.
  const boss = new PgBoss({ schema: 'jobs', db: { executeSql: (text, values) => pool.query(text, values) }, supervise: false, schedule: false });
  await boss.start();
  const rescue = () => returnLostJobs(pool, [queue.name], { silence: 8, deaths: 24 });
  const claim = async () => (await boss.fetch(queue.name, { includeMetadata: true }))[0];
  async function die(): Promise<void> {
    expect(await claim()).toBeDefined();
    expect(await rescue()).toBe(0);
    await pool.query(`update jobs.job set heartbeat_on = now() - interval '31 seconds' where state = 'active'`);
  }

  await inTransaction(db, (inside) => jobs.enqueue(inside, queue, { subject: 'one', payload: {} }));
  for (let death = 1; death <= 24; death += 1) {
    await die();
    expect(await rescue()).toBe(1);
  }
  expect(await jobs.find(queue, { subject: 'one' })).toMatchObject({ state: 'waiting', attempts: 24 });
  // Its own two attempts are left.
  for (const state of ['waiting', 'failed']) {
    await die();
    expect(await rescue()).toBe(0);
    await boss.supervise(queue.name);
    expect(await jobs.find(queue, { subject: 'one' })).toMatchObject({ state });
    await pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
    await pool.query('update jobs.queue set monitor_claim_on = null, monitor_on = null');
  }
  expect(await jobs.listDead()).toMatchObject([{ subject: 'one', attempts: 26 }]);
  await boss.stop({ graceful: false, close: false });
  await jobs.stop();
  await close();
});
