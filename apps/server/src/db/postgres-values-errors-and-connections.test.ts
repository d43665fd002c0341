import type { PracticeDay } from '@touchline/domain';
import { eq, sql } from 'drizzle-orm';
import { inspect } from 'node:util';
import pino from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { DatabaseError } from './database-error.ts';
import { openDatabase, violates } from './open-postgres-pool.ts';
import { users } from './schema/index.ts';

const { url } = await cloneDatabase();
const { pool, db, close } = openDatabase(url, { max: 5 });
afterAll(close);

const kim = { id: '0190a000-0000-7000-8000-000000000001', email: 'kim@example.com' };

describe('values', () => {
  it('are numbers where they count, in every way of asking', async () => {
    const pooled = await pool.query('select count(*), sum(3) from generate_series(1, 4)');
    expect(pooled.rows).toEqual([{ count: 4, sum: 12 }]);
    const raw = await db.execute(sql`select count(*) from generate_series(1, 4)`);
    expect(raw.rows).toEqual([{ count: 4 }]);
    expect(await db.select({ n: sql<number>`count(*)` }).from(users)).toEqual([{ n: 0 }]);
    await db.transaction(async (transaction) => {
      expect(await transaction.select({ n: sql<number>`count(*)` }).from(users)).toEqual([{ n: 0 }]);
    });
  });

  it('keep all their digits where a number would not hold them', async () => {
    const { rows } = await pool.query('select 9007199254740991::int8 as most, 9007199254740993::int8 as more');
    expect(rows).toEqual([{ most: 9_007_199_254_740_991, more: '9007199254740993' }]);
  });

  it('leave a day a day, whatever zone this machine is in', async () => {
    expect((await pool.query(`select date '2026-03-29' as day`)).rows).toEqual([{ day: '2026-03-29' }]);
    expect((await db.execute(sql`select date '2026-03-29' as day`)).rows).toEqual([{ day: '2026-03-29' }]);
  });

  it("come back as Drizzle's columns say", async () => {
    const finished = new Date('2026-03-29T01:30:00.123Z');
    const day = '2026-03-29' as PracticeDay;
    await db.insert(users).values({ ...kim, lastPracticeDay: day, lastFinishedAt: finished });
    onTestFinished(async () => void (await db.delete(users)));
    const [row] = await db.select().from(users).where(eq(users.id, kim.id));
    expect(row).toMatchObject({ lastPracticeDay: day, lastFinishedAt: finished, level: 1 });
    expect(await db.query.users.findFirst({ columns: { email: true } })).toEqual({ email: kim.email });
  });
});

describe('errors', () => {
  const insert = (on: Pick<typeof db, 'insert'>) => on.insert(users).values(kim);

  it.each<[way: string, insert: () => PromiseLike<unknown>]>([
    ['a query', () => insert(db)],
    ['a prepared query', () => insert(db).prepare('again').execute()],
    ['raw SQL', () => db.execute(sql`insert into users (id, email) values (${kim.id}, ${kim.email})`)],
    ['a transaction', () => db.transaction((transaction) => insert(transaction))],
    ['a savepoint', () => db.transaction((outer) => outer.transaction((inner) => insert(inner)))],
  ])('of %s name SQLSTATE and constraint, and hold nothing that a player gave', async (_way, again) => {
    await insert(db);
    onTestFinished(async () => void (await db.delete(users)));
    const error = await caught(again);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ code: '23505', constraint: 'users_pkey' });
    expect(violates(error, 'users_pkey')).toBe(true);
    expect(violates(error, 'users_tokens_not_negative')).toBe(false);
    expect(everythingIn(error)).not.toMatch(/kim@example|0190a000/);
  });

  it('hold no value when a value has the wrong type or is too long for its place', async () => {
    const wrongType = await caught(() => db.select().from(users).where(eq(users.id, 'secret-words')));
    expect(wrongType).toMatchObject({ code: '22P02' });
    expect(everythingIn(wrongType)).not.toContain('secret-words');
    const age = await caught(() => db.execute(sql`select ${'secret-words'}::smallint`));
    expect(everythingIn(age)).not.toContain('secret-words');
  });

  it("keep PostgreSQL's words where those are about our own statement", async () => {
    const error = await caught(() => db.execute(sql`select nothing from users`));
    expect(error).toMatchObject({ code: '42703', statement: 'select nothing from users' });
    expect((error as Error).message).toContain('column "nothing" does not exist');
  });

  it("of our own code inside a transaction come out as they are, and undo the transaction's work", async () => {
    const ours = new Error('ours');
    const work = db.transaction(async (transaction) => {
      await transaction.insert(users).values(kim);
      throw ours;
    });
    await expect(work).rejects.toBe(ours);
    expect(await db.$count(users)).toBe(0);
  });

  it('say that there is no connection when there is none', async () => {
    const nowhere = openDatabase('postgres://x:pass-word-of-ours@127.0.0.1:1/x', { max: 1 });
    const ways = [() => nowhere.db.select().from(users), () => nowhere.db.transaction(async () => {})];
    for (const way of ways) {
      const error = await caught(way);
      expect(error).toBeInstanceOf(DatabaseError);
      expect(error).toMatchObject({ code: 'ECONNREFUSED' });
      expect(everythingIn(error)).not.toContain('pass-word-of-ours');
    }
    await nowhere.close();
  });
});

describe('connections', () => {
  it('that break, idle or in use, end no process, and the pool replaces them', async () => {
    const heard: Error[] = [];
    const own = openDatabase(url, { max: 2, onError: (error) => heard.push(error) });
    const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'touchline'`;

    await own.db.execute(sql`select 1`);
    await db.execute(sql.raw(endOthers));
    await expect.poll(() => heard).toHaveLength(1);
    expect((await own.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);

    const broken = await caught(() =>
      own.db.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        await db.execute(sql.raw(endOthers));
        await transaction.execute(sql`select 1`);
      }),
    );
    expect(broken).toBeInstanceOf(DatabaseError);
    expect((await own.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
    await own.close();
  });

  it('carry our name and a limit for every statement', async () => {
    const { rows } = await pool.query(
      `select current_setting('application_name') as name, current_setting('statement_timeout') as longest`,
    );
    expect(rows).toEqual([{ name: 'touchline', longest: '30s' }]);
  });

  it('all go back to the pool, also after failures', async () => {
    for (let n = 0; n < 20; n += 1) {
      await caught(() => db.transaction((transaction) => transaction.execute(sql`select 1 / 0`)));
    }
    expect(pool.totalCount - pool.idleCount).toBe(0);
    expect(pool.waitingCount).toBe(0);
  });
});

async function caught(work: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** All that a log or a debugger could show of an error. */
function everythingIn(error: unknown): string {
  let logged = '';
  const serializers = { err: pino.stdSerializers.errWithCause };
  const log = pino({ serializers }, { write: (line) => void (logged += line) });
  log.error({ err: error }, 'failed');
  return logged + inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error) + String(error);
}
