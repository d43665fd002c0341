import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { logger } from '../redacting-logger.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { startJobs } from './job-queue.ts';
import type { JobWorker } from './job-worker.ts';
import { newQueue } from './testing/new-queue.ts';

/** One whose schedule never comes. */
const scheduled = (run: () => Promise<void>): JobWorker<object> => ({
  queue: { ...newQueue(), payload: z.strictObject({}), cron: '0 0 1 1 *' },
  run,
});

const lines: string[] = [];
const log = logger('trace', { write: (line) => void lines.push(line) });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
});
afterAll(() => server.close());

describe('a scheduled queue', () => {
  it('tells the log of a task that fails, tries it again, and stays healthy', async () => {
    let runs = 0;
    const worker = scheduled(async () => {
      runs += 1;
      if (runs === 1) throw new Error('the task is broken');
    });
    const jobs = await startJobs(server.database.pool, [worker], log);
    await jobs.runNow(worker.queue.name);
    await eventually('the second run', () => runs === 2);
    await jobs.stop();
    const told = lines.filter((line) => line.includes('the task is broken'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '{}')).toMatchObject({ level: 50, msg: `${worker.queue.name} failed` });
    expect(jobs.state()).toBe('ok');
  });

  it('runs a task asked for in one process in whichever is free, and only once', async () => {
    const ran: string[] = [];
    const here = scheduled(async () => {
      ran.push('here');
      await pause(200);
    });
    const there = { ...here, run: async () => void ran.push('there') };
    const other = openDatabase(server.databaseUrl, { max: 4 });
    const both = await Promise.all([
      startJobs(server.database.pool, [here], log),
      startJobs(other.pool, [there], log),
    ]);
    await both[0].runNow(here.queue.name);
    await eventually('the task to run', () => ran.length > 0);
    await Promise.all(both.map((jobs) => jobs.stop()));
    await other.close();
    expect(ran).toHaveLength(1);
  });

  it('lets a task under way finish when it is stopped', async () => {
    let finished = false;
    let begun = false;
    const worker = scheduled(async () => {
      begun = true;
      await pause(300);
      finished = true;
    });
    const jobs = await startJobs(server.database.pool, [worker], log);
    await jobs.runNow(worker.queue.name);
    await eventually('the task to begin', () => begun);
    await jobs.stop();
    expect(finished).toBe(true);
  });

  it('takes a changed definition over', async () => {
    const run = async () => {};
    const { queue } = scheduled(run);
    const before = await startJobs(server.database.pool, [{ queue, run }], log);
    await before.stop();
    const after = await startJobs(server.database.pool, [{ queue: { ...queue, timeLimit: 7 }, run }], log);
    await after.stop();
    const { rows } = await server.database.pool.query('select expire_seconds from jobs.queue where name = $1', [queue.name]);
    expect(rows).toEqual([{ expire_seconds: 7 }]);
  });
});
