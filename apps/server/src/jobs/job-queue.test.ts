import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { inTransaction } from '../db/transaction-retries.ts';
import { logger } from '../redacting-logger.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { startJobs } from './job-queue.ts';
import type { Queue } from './queue-definition.ts';
import type { JobWorker } from './job-worker.ts';
import { newQueue, type Work } from './testing/new-queue.ts';

const lines: string[] = [];
const log = logger('trace', { write: (line) => void lines.push(line) });
const { promise: forever } = Promise.withResolvers<void>();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
});
afterAll(() => server.close());

/** A queue whose jobs note that they ran and then do as the test says. */
async function start(
  work: (id: string, context: Parameters<JobWorker['run']>[1]) => Promise<void> = async () => {},
  definition: Partial<Queue<Work>> = {},
) {
  const queue = newQueue(definition);
  const done: string[] = [];
  const run = async ({ id }: Work, context: Parameters<JobWorker['run']>[1]) => {
    done.push(id);
    await work(id, context);
  };
  const jobs = await startJobs(server.database.pool, [{ queue, run }], log);
  const enqueue = (id: string) =>
    inTransaction(server.database.db, (inside) => jobs.enqueue(inside, queue, { subject: id, payload: { id } }));
  const completed = (id: string) =>
    eventually('the end of the job', async () => (await jobs.find(queue, { subject: id }))?.state === 'completed');
  return { queue, jobs, done, enqueue, completed };
}

/** Waiting for another attempt takes seconds; the test has it come now. */
async function hurry({ name }: Pick<Queue, 'name'>): Promise<void> {
  const sooner = `update jobs.job set start_after = now() where name = $1 and state = 'retry'`;
  await server.database.pool.query(sooner, [name]);
}

describe('a job', () => {
  it('is run when the transaction that asked for it is committed, and not when it is undone', async () => {
    const { jobs, queue, done, enqueue } = await start();
    const [undone, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const failing = inTransaction(server.database.db, async (inside) => {
      await jobs.enqueue(inside, queue, { subject: undone, payload: { id: undone } });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await enqueue(first);
    await eventually('the first work', () => done.length === 1);
    await enqueue(second);
    await eventually('the second work', () => done.length === 2);
    await jobs.stop();
    expect(done).toEqual([first, second]);
  });

  it('is the only one of its subject, however often it is asked for, and a fresh one follows at once', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { jobs, done, enqueue, completed } = await start(() => gate);
    const [id, other] = [randomUUID(), randomUUID()];
    const ids = await Promise.all(Array.from({ length: 20 }, () => enqueue(id)));
    expect(ids.filter((job) => job !== null)).toHaveLength(1);
    await eventually('the work', () => done.length > 0);
    expect(await enqueue(id)).toBeNull();
    expect(await enqueue(other)).not.toBeNull();
    open();
    await completed(id);
    expect(await enqueue(id)).not.toBeNull();
    await eventually('the fresh work', () => done.length === 3);
    await jobs.stop();
    expect(done.filter((one) => one === id)).toHaveLength(2);
  });

  it('comes again when it failed, and holds up no other', async () => {
    const [broken, fine] = [randomUUID(), randomUUID()];
    const { queue, jobs, done, enqueue } = await start(async (id, { attempt }) => {
      if (id === broken && attempt === 1) throw new Error('no stamps');
    });
    await enqueue(broken);
    await enqueue(fine);
    await eventually('both', () => done.length === 2);
    await eventually('the failure to be noted', () => lines.some((line) => line.includes('no stamps')));
    await eventually('another try', async () => {
      await hurry(queue);
      return done.length === 3;
    });
    await jobs.stop();
    expect(done.filter((id) => id === broken)).toHaveLength(2);
    const told = lines.find((line) => line.includes('no stamps')) ?? '{}';
    expect(JSON.parse(told)).toMatchObject({ msg: `${queue.name} failed` });
  });

  it('is run with only so many others of its queue at once, and one after the other without a pause', async () => {
    let [running, most] = [0, 0];
    const begun = Date.now();
    const { jobs, done, enqueue } = await start(
      async () => {
        most = Math.max(most, (running += 1));
        await pause(50);
        running -= 1;
      },
      { concurrency: 2 },
    );
    for (let index = 0; index < 20; index += 1) await enqueue(randomUUID());
    await eventually('all of them', () => done.length === 20);
    // Asking only every two seconds, two would need twenty.
    expect(Date.now() - begun).toBeLessThan(10_000);
    await jobs.stop();
    expect(most).toBe(2);
  });

  it('waits for the rest of its queue after the job before it, and the first one does not', async () => {
    const rest = 300;
    const [begins, ends]: [number[], number[]] = [[], []];
    const { jobs, done, enqueue } = await start(
      async () => {
        begins.push(performance.now());
        await pause(20);
        ends.push(performance.now());
      },
      { concurrency: 1, rest },
    );
    for (let index = 0; index < 4; index += 1) await enqueue(randomUUID());
    await eventually('all of them', () => done.length === 4);
    await jobs.stop();
    const rests = begins.slice(1).map((begin, index) => begin - (ends[index] ?? 0));
    expect(Math.min(...rests)).toBeGreaterThan(rest - 5);
    // Asking only every two seconds, one would rest for as long.
    expect(Math.min(...rests)).toBeLessThan(1_500);
  });

  it('has its signal aborted at the time limit, has failed by that, and comes again', async () => {
    const reasons: unknown[] = [];
    const { queue, jobs, done, enqueue, completed } = await start(
      async (_id, { attempt, signal }) => {
        if (attempt > 1) return;
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        reasons.push(signal.reason);
        await forever;
      },
      { timeLimit: 1 },
    );
    const id = randomUUID();
    await enqueue(id);
    await eventually('the time limit', () => reasons.length === 1);
    await eventually('another try', async () => {
      await hurry(queue);
      return done.length === 2;
    });
    await completed(id);
    expect(await jobs.find(queue, { subject: id })).toMatchObject({ attempts: 2 });
    await jobs.stop();
  });

  it('has its signal aborted when the server stops, and waits for the next worker then', async () => {
    const { queue, jobs, done, enqueue } = await start(async (_id, { signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
    });
    const id = randomUUID();
    await enqueue(id);
    await eventually('the work to begin', () => done.length === 1);
    const before = Date.now();
    await jobs.stop();
    expect(Date.now() - before).toBeLessThan(5_000);
    const { rows } = await server.database.pool.query('select state from jobs.job where name = $1', [queue.name]);
    expect(rows).toEqual([{ state: 'retry' }]);
    expect(lines.some((line) => line.includes(`${queue.name} was interrupted by the stop`))).toBe(true);
    expect(lines.some((line) => line.includes(`${queue.name} failed`))).toBe(false);
  });

  it('tells how far it has come, to whoever asks by the job or its subject', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { queue, jobs, enqueue, completed } = await start(async (_id, { report }) => {
      await report({ stage: 'reading', done: 3, of: 7 });
      await gate;
    });
    const id = randomUUID();
    const job = (await enqueue(id)) ?? '';
    const reported = { id: job, state: 'active', attempts: 1, progress: { stage: 'reading', done: 3, of: 7 } };
    await eventually('the report', async () => (await jobs.find(queue, { subject: id }))?.progress != null);
    expect(await jobs.find(queue, { subject: id })).toEqual(reported);
    expect(await jobs.find(queue, { id: job })).toEqual(reported);
    open();
    await completed(id);
    expect(await jobs.find(queue, { id: job })).toEqual({ id: job, state: 'completed', attempts: 1, progress: null });
    expect(await jobs.find(queue, { subject: randomUUID() })).toBeNull();
    await jobs.stop();
  });

  it('that an attempt has lost is not reported on by that attempt', async () => {
    const reports: (() => Promise<void>)[] = [];
    const { queue, jobs, enqueue } = await start(async (_id, { attempt, report }) => {
      reports.push(() => report({ attempt }));
      if (attempt === 1) throw new Error('lost');
      await forever;
    });
    const id = randomUUID();
    await enqueue(id);
    await eventually('the second attempt', async () => {
      await hurry(queue);
      return reports.length === 2;
    });
    await reports[1]?.();
    await reports[0]?.();
    expect(await jobs.find(queue, { subject: id })).toMatchObject({ attempts: 2, progress: { attempt: 2 } });
    await server.database.pool.query('delete from jobs.job where name = $1', [queue.name]);
  });

  it('that fails for the last time is listed among the dead, without the words of its error', async () => {
    const address = 'ada@example.com';
    const { queue, jobs, enqueue } = await start(
      () => Promise.reject(Object.assign(new TypeError(`no way to ${address}`), { code: 'EENVELOPE' })),
      { retries: { limit: 1, delay: 1, maxDelay: 1 } },
    );
    const id = randomUUID();
    await enqueue(id);
    const mine = async () => (await jobs.listDead()).filter((dead) => dead.queue === queue.name);
    await eventually('the death', async () => {
      await hurry(queue);
      return (await mine()).length === 1;
    });
    expect(await mine()).toEqual([
      {
        queue: queue.name,
        subject: id,
        payload: { id },
        diedAt: expect.any(Date),
        attempts: 2,
        error: { error: 'TypeError', code: 'EENVELOPE' },
      },
    ]);
    const { rows } = await server.database.pool.query('select * from jobs.job where name like $1', [`${queue.name}%`]);
    expect(JSON.stringify(rows)).not.toContain(address);
    await jobs.stop();
  });

  it('is refused with a payload that the queue does not take, and dies at once of one that got in', async () => {
    const { queue, jobs, done } = await start();
    const odd = { subject: 'odd', payload: { id: 'no UUID' } };
    const asked = inTransaction(server.database.db, (inside) => jobs.enqueue(inside, queue, odd));
    await expect(asked).rejects.toBeInstanceOf(z.ZodError);
    // As another version of the server may have written it.
    await jobs.runNow(queue.name);
    const dead = await eventually('the death', async () =>
      (await jobs.listDead()).find((job) => job.queue === queue.name),
    );
    expect(dead).toMatchObject({ attempts: 1, error: { error: 'InvalidPayload' } });
    expect(done).toEqual([]);
    await jobs.stop();
  });

  it('is begun within a moment, also after the connection that hears of new jobs was lost', async () => {
    const { jobs, done, enqueue } = await start();
    const waits: number[] = [];
    const measure = async () => {
      const asked = Date.now();
      const before = done.length;
      await enqueue(randomUUID());
      await eventually('the work', () => done.length > before);
      waits.push(Date.now() - asked);
    };
    for (let index = 0; index < 5; index += 1) await measure();
    // Polling alone would need a second on average.
    expect(Math.max(...waits)).toBeLessThan(1_000);

    const { pool } = server.database;
    const listening = `from pg_stat_activity where application_name = 'touchline jobs' and datname = current_database()`;
    const { rows } = await pool.query<{ pid: number }>(`select pid, pg_terminate_backend(pid) ${listening}`);
    expect(rows.length).toBeGreaterThan(0);
    const lost = rows.map(({ pid }) => pid);
    await eventually('the connections to be back', async () => {
      const now = await pool.query<{ pid: number }>(`select pid ${listening} and query like 'listen%'`);
      return now.rows.length === lost.length && now.rows.every(({ pid }) => !lost.includes(pid));
    });
    waits.splice(0);
    for (let index = 0; index < 5; index += 1) await measure();
    expect(Math.max(...waits)).toBeLessThan(1_000);
    await jobs.stop();
  });

  it.each([
    ['has no such queue', (name: string) => `delete from jobs.queue where name = '${name}'`],
    ['has no queues at all', () => 'drop schema jobs cascade'],
  ])('is refused in words while a database in the place of the other %s, and taken when it was made anew', async (_what, lose) => {
    // A database of its own: no other test's queues are to go.
    const { url } = await cloneDatabase();
    const { db, pool, close } = openDatabase(url, { max: 5 });
    const queue = newQueue();
    const done: string[] = [];
    const jobs = await startJobs(pool, [{ queue, run: async ({ id }) => void done.push(id) }], log);
    const enqueue = (id: string) => inTransaction(db, (inside) => jobs.enqueue(inside, queue, { subject: id, payload: { id } }));
    // A worker that looks for jobs just then may be met in a deadlock.
    await eventually('the loss', () =>
      pool.query(lose(queue.name)).then(
        () => true,
        (error: unknown) => {
          if ((error as { code?: string }).code === '40P01') return false;
          throw error;
        },
      ),
    );
    const id = randomUUID();
    await expect(enqueue(id)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    expect(jobs.state()).toBe('failed');
    await eventually('the queue anew', () => jobs.state() === 'ok');
    expect(await enqueue(id)).not.toBeNull();
    await eventually('the work', () => done.length > 0);
    await jobs.stop();
    await close();
    expect(done).toEqual([id]);
  });

  it('is left to others by a process that only queues', async () => {
    const queue = newQueue();
    const done: string[] = [];
    const worker = (who: string) => ({ queue, run: async () => void done.push(who) });
    const web = await startJobs(server.database.pool, [worker('web')], log, { works: false });
    const id = randomUUID();
    await inTransaction(server.database.db, (inside) => web.enqueue(inside, queue, { subject: id, payload: { id } }));
    const other = await startJobs(server.database.pool, [worker('worker')], log);
    await eventually('the work', () => done.length > 0);
    await Promise.all([web.stop(), other.stop()]);
    expect(done).toEqual(['worker']);
  });

  it('is queued by more transactions at once than there are connections', async () => {
    const narrow = openDatabase(server.databaseUrl, { max: 2 });
    const queue = newQueue();
    const web = await startJobs(narrow.pool, [{ queue, run: () => forever }], log, { works: false });
    const many = Array.from({ length: 10 }, () => {
      const id = randomUUID();
      return inTransaction(narrow.db, (inside) => web.enqueue(inside, queue, { subject: id, payload: { id } }));
    });
    await expect(Promise.all(many)).resolves.toHaveLength(10);
    await web.stop();
    await narrow.close();
  });
});
