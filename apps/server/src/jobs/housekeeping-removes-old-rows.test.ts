import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authSessions, idempotencyAnswers, practiceSessions, rateLimits } from '../db/schema/index.ts';
import { plainSession, signIn } from '../testing/player.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
});
afterAll(() => server.close());

it('housekeeping removes sign-ins unused for 60 days, answers of 30 days and limits that have run out, and nothing else', async () => {
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
