import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
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
