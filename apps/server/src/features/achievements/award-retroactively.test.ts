import { achievementsRevision } from '@touchline/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { achievementsEarned, users } from '../../db/schema/index.ts';
import { plainSession, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { awardRetroactively } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A player who had earned `sessions1` before that achievement was there: their row holds another list's revision. */
async function playerOfBefore(): Promise<TestPlayer> {
  const { db } = server.database;
  const player = await server.signUp();
  await player.save(plainSession);
  await db.update(users).set({ achievementsRevision: achievementsRevision - 1 }).where(eq(users.id, player.id));
  await db
    .delete(achievementsEarned)
    .where(and(eq(achievementsEarned.playerId, player.id), eq(achievementsEarned.achievementId, 'sessions1')));
  return player;
}

async function earnedBy({ id }: TestPlayer): Promise<string[]> {
  const rows = await server.database.db.select().from(achievementsEarned).where(eq(achievementsEarned.playerId, id));
  return rows.map(({ achievementId }) => achievementId);
}

it('gives every player what they had earned before it could be earned, and looks at nobody twice', async () => {
  const { db } = server.database;
  const player = await playerOfBefore();
  expect(await earnedBy(player)).not.toContain('sessions1');
  await awardRetroactively(db, server.clock.now());
  expect(await earnedBy(player)).toContain('sessions1');
  const [row] = await db.select().from(users).where(eq(users.id, player.id));
  expect(row?.achievementsRevision).toBe(achievementsRevision);
});

it('gives it with the next session, where the player comes first', async () => {
  const player = await playerOfBefore();
  await player.save({ ...plainSession, result: 12 });
  expect(await earnedBy(player)).toContain('sessions1');
});
