import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { openDatabase, violates } from './open-postgres-pool.ts';
import { prepared } from './prepared-statement.ts';
import { users } from './schema/index.ts';

const { url } = await cloneDatabase();
const opened = openDatabase(url, { max: 1 });
const { pool, db } = opened;
afterAll(() => opened.close());

const kim = { id: '0190a000-0000-7000-8000-000000000001', email: 'kim@example.com', lastFinishedAt: new Date(0) };
const sam = { id: '0190a000-0000-7000-8000-000000000002', email: 'sam@example.com', lastFinishedAt: null };

let timesWritten = 0;
const findPlayer = prepared('test_find_player', ['id'], (database, { id }) => {
  timesWritten += 1;
  const { email, lastFinishedAt } = users;
  return database.select({ email, lastFinishedAt }).from(users).where(eq(users.id, id));
});
const addPlayer = prepared('test_add_player', ['id', 'email', 'lastFinishedAt'], (database, slots) =>
  database.insert(users).values(slots),
);

/** How often the one connection of the pool has planned a statement of this name. */
async function timesPlanned(name: string): Promise<unknown> {
  const { rows } = await pool.query('select count(*) as n from pg_prepared_statements where name = $1', [name]);
  return rows[0];
}

it('is written and planned once for a connection, and answers for the values of each call', async () => {
  for (const player of [kim, sam]) await db.transaction((transaction) => addPlayer(transaction, player));
  for (const { id, ...rest } of [kim, sam, kim]) {
    expect(await db.transaction((transaction) => findPlayer(transaction, { id }))).toEqual([rest]);
  }
  expect(timesWritten).toBe(1);
  expect(await timesPlanned('test_find_player')).toEqual({ n: 1 });
});

it('may be SQL of our own', async () => {
  const add = prepared('test_add', ['a', 'b'], (_database, { a, b }) => sql`select ${a}::int + ${b}::int as sum`);
  for (const [a, b, sum] of [[1, 2, 3], [40, 2, 42]]) {
    expect(await db.transaction((transaction) => add(transaction, { a, b }))).toMatchObject({ rows: [{ sum }] });
  }
  expect(await timesPlanned('test_add')).toEqual({ n: 1 });
});

it('can be asked outside of a transaction as well', async () => {
  expect(await findPlayer(db, { id: kim.id })).toMatchObject([{ email: kim.email }]);
});

it('goes on after a refusal, and after one that came before it was planned', async () => {
  await expect(addPlayer(db, kim)).rejects.toSatisfy((error) => violates(error, 'users_pkey'));
  expect(await findPlayer(db, { id: kim.id })).toHaveLength(1);
  const unplanned = prepared('test_unplanned', ['id'], (database, { id }) =>
    database.select({ id: users.id }).from(users).where(eq(users.id, id)),
  );
  const broken = db.transaction(async (transaction) => {
    await addPlayer(transaction, kim).catch(() => {});
    await unplanned(transaction, { id: kim.id });
  });
  await expect(broken).rejects.toMatchObject({ code: '25P02' });
  expect(await db.transaction((transaction) => unplanned(transaction, { id: kim.id }))).toEqual([{ id: kim.id }]);
});

it('is planned anew on a new connection', async () => {
  await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
  const found = await db.transaction((transaction) => findPlayer(transaction, { id: sam.id }));
  expect(found).toMatchObject([{ email: sam.email }]);
  expect(timesWritten).toBeGreaterThan(1);
});
