import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase } from '../db/open.ts';
import { authSessions, idempotencyAnswers, practiceSessions, rateLimits } from '../db/schema/index.ts';
import { logger } from '../log.ts';
import { plainSession, signIn } from '../testing/player.ts';
import { eventually } from '../testing/processes.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { startJobs } from './jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
});
afterAll(() => server.close());

describe('housekeeping', () => {
  it('removes sign-ins unused for 60 days, answers of 30 days and limits that have run out, and nothing else', async () => {
    const { db } = server.database;
    const key = '5f0c0f0e-3b1c-4a52-8f0c-0a3a8f6f2d11';
    const forgotten = await server.signUp();
    await forgotten.save(plainSession, key);
    server.clock.advance({ days: 31 });
    const present = await server.signUp();
    await present.save(plainSession, key);
    server.clock.advance({ days: 29, hours: 1 });
    // The limits count in real time, so their rows are put where they belong.
    const today = server.clock.now().getTime();
    await db.insert(rateLimits).values([
      { key: 'test:run-out', points: 1, expire: today - 1 },
      { key: 'test:running', points: 1, expire: today + 60_000 },
      { key: 'test:endless', points: 1, expire: null },
    ]);

    await server.jobs?.runNow('housekeeping');
    const signInsOf = async (id: string) =>
      (await db.select({ id: authSessions.id }).from(authSessions).where(eq(authSessions.accountId, id))).length;
    const answersOf = async (id: string) => {
      const rows = await db.select().from(idempotencyAnswers).where(eq(idempotencyAnswers.playerId, id));
      return rows.length;
    };
    const limits = async () => {
      const rows = await db.select({ key: rateLimits.key }).from(rateLimits).where(like(rateLimits.key, 'test:%'));
      return rows.map(({ key }) => key).toSorted((a, b) => (a < b ? -1 : 1));
    };
    await eventually('the limit that has run out to go', async () => (await limits()).length === 2);
    expect(await limits()).toEqual(['test:endless', 'test:running']);
    expect([await signInsOf(forgotten.id), await answersOf(forgotten.id)]).toEqual([0, 0]);
    expect([await signInsOf(present.id), await answersOf(present.id)]).toEqual([1, 1]);

    const kept = await db
      .select()
      .from(practiceSessions)
      .where(and(eq(practiceSessions.playerId, forgotten.id), eq(practiceSessions.idempotencyKey, key)));
    expect(kept).toHaveLength(1);
    const back = await signIn(server, server.clock.now, forgotten);
    expect(await back.stats()).toMatchObject({ totalSessions: 1 });
    expect(await server.send('GET', '/health')).toMatchObject({ status: 200, body: { jobs: 'ok' } });
  });
});

describe('the job queue', () => {
  const lines: string[] = [];
  const log = logger('trace', { write: (line) => void lines.push(line) });

  it('tells the log of a task that fails, tries it again, and stays healthy', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('the broom is broken');
    };
    const jobs = await startJobs(server.database.pool, [{ name: 'broken', cron: '0 0 1 1 *', run }], log);
    await jobs.runNow('broken');
    await eventually('the second run', () => runs === 2);
    await jobs.stop();
    const told = lines.filter((line) => line.includes('the broom is broken'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '{}')).toMatchObject({ level: 50, msg: 'broken failed' });
    expect(jobs.state()).toBe('ok');
  });

  it('runs a task asked for in one process in whichever is free, and only once', async () => {
    const ran: string[] = [];
    const task = (where: string) => ({
      name: 'shared',
      cron: '0 0 1 1 *',
      run: async () => {
        ran.push(where);
        await pause(200);
      },
    });
    const other = openDatabase(server.databaseUrl, { max: 4 });
    const both = await Promise.all([
      startJobs(server.database.pool, [task('here')], log),
      startJobs(other.pool, [task('there')], log),
    ]);
    await both[0].runNow('shared');
    await eventually('the task to run', () => ran.length > 0);
    await Promise.all(both.map((jobs) => jobs.stop()));
    await other.close();
    expect(ran).toHaveLength(1);
  });

  it('lets a task under way finish when it is stopped', async () => {
    let finished = false;
    let begun = false;
    const run = async () => {
      begun = true;
      await pause(300);
      finished = true;
    };
    const jobs = await startJobs(server.database.pool, [{ name: 'slow', cron: '0 0 1 1 *', run }], log);
    await jobs.runNow('slow');
    await eventually('the task to begin', () => begun);
    await jobs.stop();
    expect(finished).toBe(true);
  });
});

describe('queued work', () => {
  const lines: string[] = [];
  const log = logger('trace', { write: (line) => void lines.push(line) });
  const { promise: forever } = Promise.withResolvers<void>();

  /** A queue of a name that no other test uses, with what it has done. */
  async function start(work: (id: string, times: number) => Promise<void> = async () => {}) {
    const name = `letters-${randomUUID()}`;
    const done: string[] = [];
    const run = async (id: string) => {
      done.push(id);
      await work(id, done.filter((other) => other === id).length);
    };
    const jobs = await startJobs(server.database.pool, [{ name, run }], log);
    const queue = (id: string) => inTransaction(server.database.db, (inside) => jobs.enqueue(inside, name, id));
    return { name, jobs, done, queue };
  }

  it('is done when the transaction that asked for it is committed, and not when it is undone', async () => {
    const { jobs, name, done, queue } = await start();
    const [undone, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const failing = inTransaction(server.database.db, async (inside) => {
      await jobs.enqueue(inside, name, undone);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await queue(first);
    await eventually('the first work', () => done.length === 1);
    await queue(second);
    await eventually('the second work', () => done.length === 2);
    await jobs.stop();
    expect(done).toEqual([first, second]);
  });

  it('is queued once for an id, however often it is asked for', async () => {
    const { jobs, done, queue } = await start();
    const [id, last] = [randomUUID(), randomUUID()];
    await Promise.all(Array.from({ length: 20 }, () => queue(id)));
    await eventually('the work', () => done.length > 0);
    await queue(id);
    await queue(last);
    await eventually('the last work', () => done.includes(last));
    await jobs.stop();
    expect(done).toEqual([id, last]);
  });

  it('comes again when it failed, and holds up no other', async () => {
    const [broken, fine] = [randomUUID(), randomUUID()];
    const { jobs, name, done, queue } = await start(async (id, times) => {
      if (id === broken && times === 1) throw new Error('no stamps');
    });
    await queue(broken);
    await queue(fine);
    await eventually('both', () => done.length === 2);
    await eventually('the failure to be noted', () => lines.some((line) => line.includes('no stamps')));
    // Its hour has come: the queue would wait some seconds.
    await eventually('another try', async () => {
      const hurry = `update jobs.job set start_after = now() where name = $1 and state = 'retry'`;
      await server.database.pool.query(hurry, [name]);
      return done.length === 3;
    });
    await jobs.stop();
    expect(done.filter((id) => id === broken)).toHaveLength(2);
    const told = lines.find((line) => line.includes('no stamps')) ?? '{}';
    expect(JSON.parse(told)).toMatchObject({ msg: `${name} failed` });
  });

  it('is left to others by a process that only queues', async () => {
    const name = `letters-${randomUUID()}`;
    const done: string[] = [];
    const task = (who: string) => ({ name, run: async () => void done.push(who) });
    const web = await startJobs(server.database.pool, [task('web')], log, { works: false });
    await inTransaction(server.database.db, (inside) => web.enqueue(inside, name, randomUUID()));
    const worker = await startJobs(server.database.pool, [task('worker')], log);
    await eventually('the work', () => done.length > 0);
    await Promise.all([web.stop(), worker.stop()]);
    expect(done).toEqual(['worker']);
  });

  it('is queued by more transactions at once than there are connections', async () => {
    const narrow = openDatabase(server.databaseUrl, { max: 2 });
    const name = `letters-${randomUUID()}`;
    const web = await startJobs(narrow.pool, [{ name, run: () => forever }], log, { works: false });
    const many = Array.from({ length: 10 }, () =>
      inTransaction(narrow.db, (inside) => web.enqueue(inside, name, randomUUID())),
    );
    await expect(Promise.all(many)).resolves.toHaveLength(10);
    await web.stop();
    await narrow.close();
  });
});
