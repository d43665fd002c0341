import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { openDatabase } from './open-postgres-pool.ts';
import { inTransaction } from './transaction-retries.ts';

const { url } = await cloneDatabase();
const { db, pool, close } = openDatabase(url, { max: 5 });
afterAll(close);

beforeEach(async () => {
  await pool.query('drop table if exists purses');
  await pool.query('create table purses as select id, 0 as tokens from generate_series(1, 2) as id');
});

it('gives what the work gives, and keeps what it wrote', async () => {
  const given = await inTransaction(db, async (transaction) => {
    await transaction.execute(sql`update purses set tokens = 5 where id = 1`);
    return 'done';
  });
  expect(given).toBe('done');
  expect(await tokens()).toEqual([5, 0]);
});

it('does the work anew for the one that a deadlock chose', async () => {
  let tries = 0;
  const bothHoldOne = meeting(2);
  const move = (from: number, to: number) =>
    inTransaction(db, async (transaction) => {
      tries += 1;
      await transaction.execute(sql`update purses set tokens = tokens - 1 where id = ${from}`);
      await bothHoldOne();
      await transaction.execute(sql`update purses set tokens = tokens + 1 where id = ${to}`);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  // More when the one that tries anew is quick enough to be in the way again.
  expect(tries).toBeGreaterThanOrEqual(3);
  expect(await tokens()).toEqual([0, 0]);
});

it('does the work anew when transactions cannot be put in an order', async () => {
  let tries = 0;
  const allHaveRead = meeting(4);
  const add = () =>
    inTransaction(
      db,
      async (transaction) => {
        tries += 1;
        const { rows } = await transaction.execute<{ tokens: number }>(sql`select tokens from purses where id = 1`);
        await allHaveRead();
        await transaction.execute(sql`update purses set tokens = ${(rows[0]?.tokens ?? 0) + 1} where id = 1`);
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all([add(), add(), add(), add()]);
  expect(await tokens()).toEqual([4, 0]);
  expect(tries).toBeGreaterThan(4);
});

it('gives up after five tries, and at once for any other error', async () => {
  const tried = { collision: 0, other: 0 };
  const collision = inTransaction(db, async (transaction) => {
    tried.collision += 1;
    await transaction.execute(sql`do $$ begin raise exception 'collision' using errcode = '40001'; end $$`);
  });
  await expect(collision).rejects.toMatchObject({ code: '40001' });
  const other = inTransaction(db, async (transaction) => {
    tried.other += 1;
    await transaction.execute(sql`select 1 / 0`);
  });
  await expect(other).rejects.toMatchObject({ code: '22012' });
  expect(tried).toEqual({ collision: 5, other: 1 });
});

async function tokens(): Promise<number[]> {
  const { rows } = await pool.query<{ tokens: number }>('select tokens from purses order by id');
  return rows.map((row) => row.tokens);
}

/** Lets nobody on before so many have come; whoever comes later walks through. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === size) resolve();
    return promise;
  };
}
