import { randomUUID } from 'node:crypto';
import { count } from '@touchline/domain/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyAnswers, practiceSessions } from '../../db/schema/index.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { earnedAfter, earnedBy, tokensAfter } from '../../testing/expected-earnings.ts';
import { endedBefore, plainSession, type Post, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const AT_ONCE = 20;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Posts the same thing so many times, many at once. */
async function postTimes(player: TestPlayer, times: number, post: Post, key: string) {
  const answers: Awaited<ReturnType<TestPlayer['post']>>[] = [];
  while (answers.length < times) {
    const round = Array.from({ length: Math.min(AT_ONCE, times - answers.length) }, () => player.post(post, key));
    answers.push(...(await Promise.all(round)));
  }
  return answers;
}

describe('the same post again and again', () => {
  it('makes one session and one reward, and gets the same answer letter for letter', async () => {
    const player = await server.signUp();
    const post = { ...plainSession, result: 77, duration_minutes: 15 };
    const times = count('repeatedPosts');
    const answers = await postTimes(player, times, post, randomUUID());
    expect(answers).toHaveLength(times);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(await player.sessions()).toMatchObject({ data: [{ id: answers[0]?.body.data.id }], nextCursor: null });
    const { tokens, experience } = earnedAfter([post]);
    expect(await player.stats()).toMatchObject({ totalSessions: 1, tokens, totalExperience: experience, totalMinutes: 15 });
  });

  it('gets the first answer even when much has happened since', async () => {
    const player = await server.signUp();
    const key = randomUUID();
    const first = await player.post(plainSession, key);
    server.clock.advance({ days: 3 });
    await player.save(plainSession, randomUUID());
    expect((await player.post(plainSession, key)).text).toBe(first.text);
    expect(await player.stats()).toMatchObject({ totalSessions: 2 });
  });

  it('is the same however its fields are ordered, what is ignored in it, and how its key is written', async () => {
    const player = await server.signUp();
    const key = randomUUID();
    const first = await player.post({ drill_id: 'juggling', duration_minutes: 5 }, key);
    const again = { tokens_earned: 500, result: 0, side: 'both', duration_minutes: 5, drill_id: 'juggling' };
    expect((await player.post(again, key.toUpperCase())).text).toBe(first.text);
    expect(await player.stats()).toMatchObject({ totalSessions: 1 });
  });

  it('is the same when the device has set its time right meanwhile, or leaves it to the server', async () => {
    const player = await server.signUp();
    const key = randomUUID();
    const finishedAt = server.clock.now().getTime();
    const first = await player.post({ ...plainSession, finished_at: new Date(finishedAt).toISOString() }, key);
    expect(first.status).toBe(201);
    const again = { ...plainSession, finished_at: new Date(finishedAt - 600_000).toISOString() };
    expect((await player.post(again, key)).text).toBe(first.text);
    expect((await player.post(plainSession, key)).text).toBe(first.text);
    expect(await player.stats()).toMatchObject({ totalSessions: 1 });
  });

  it('makes as many sessions as posts when it has no key', async () => {
    const player = await server.signUp();
    await player.save(plainSession);
    await player.save(plainSession);
    expect(await player.stats()).toMatchObject({ totalSessions: 2, tokens: tokensAfter(2) });
  });
});

describe('a key', () => {
  it('cannot be used for another post', async () => {
    const player = await server.signUp();
    const key = randomUUID();
    await player.save(plainSession, key);
    for (const change of [{ result: 1 }, { side: 'left' }, { time_zone: 'UTC' }, { drill_id: 'wall_passes' }]) {
      const answer = await player.post({ ...plainSession, ...change }, key);
      expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    }
    expect(await player.stats()).toMatchObject({ totalSessions: 1 });
  });

  it('belongs to its player: the same one of another player is another one', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const key = randomUUID();
    const first = await one.save(plainSession, key);
    const second = await other.save({ ...plainSession, result: 30 }, key);
    expect(second.data.id).not.toBe(first.data.id);
    expect(second.data).toMatchObject({ player_id: other.id, tokens_earned: earnedBy({ result: 30 }).tokens });
    expect((await one.save(plainSession, key)).data.id).toBe(first.data.id);
  });

  it('is free again after a post that was refused', async () => {
    const player = await server.signUp();
    const key = randomUUID();
    const soon = new Date(server.clock.now().getTime() + 10 * 60_000).toISOString();
    const post = { ...plainSession, finished_at: soon };
    expect(await player.post(post, key)).toMatchObject({ status: 422, body: { code: 'finish_in_future' } });
    expect(await player.post({ ...plainSession, drill_id: 'nope' }, key)).toMatchObject({ status: 400 });
    server.clock.advance({ minutes: 9 });
    expect(await player.post(post, key)).toMatchObject({ status: 201 });
    expect(await player.stats()).toMatchObject({ totalSessions: 1 });
  });

  it('is still known after its answer has been forgotten', async () => {
    const player = await server.signUp();
    const key = randomUUID();
    await player.save(plainSession, key);
    await server.database.db.delete(idempotencyAnswers).where(eq(idempotencyAnswers.playerId, player.id));
    const answer = await player.post(plainSession, key);
    expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(await player.stats()).toMatchObject({ totalSessions: 1 });
    // So that the audit of this file finds nothing missing.
    const { db } = server.database;
    await db.update(practiceSessions).set({ idempotencyKey: null }).where(eq(practiceSessions.playerId, player.id));
  });

  it.each(['', 'again', '123', 'x'.repeat(300), '{}', '00000000-0000-0000-0000-00000000000g'])(
    'is a UUID, which %j is not',
    async (key) => {
      const player = await server.signUp();
      const answer = await player.post(plainSession, key);
      expect(answer).toMatchObject({ status: 400, body: { message: 'Idempotency-Key: must be a UUID' } });
      expect(await player.stats()).toMatchObject({ totalSessions: 0 });
    },
  );
});

describe('different posts of one player, all at once', () => {
  it('add up as if they had come one by one', async () => {
    const player = await server.signUp();
    const posts = Array.from({ length: AT_ONCE }, (_, index) => ({
      ...plainSession,
      result: index * 7,
      finished_at: endedBefore(server.clock.now(), index),
    }));
    const answers = await Promise.all(posts.map((post) => player.post(post, randomUUID())));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const tokens = posts.reduce((sum, { result }) => sum + 10 + Math.min(Math.floor(result / 3), 25), 0);
    const experience = posts.reduce((sum, { result }) => sum + 50 + Math.min(Math.floor(result / 10), 25), 0);
    const levels = Math.floor(experience / 100);
    expect(await player.stats()).toMatchObject({
      totalSessions: AT_ONCE,
      totalExperience: experience,
      level: levels + 1,
      tokens: tokens + 25 * levels,
      currentStreak: 1,
    });
  });

  it('are not mixed up with those of others', async () => {
    const players = [await server.signUp(), await server.signUp(), await server.signUp()];
    await Promise.all(players.flatMap((player) => [0, 1, 2, 3].map((at) =>
        player.save({ ...plainSession, finished_at: endedBefore(server.clock.now(), at) }, randomUUID()),
      )));
    for (const player of players) expect(await player.stats()).toMatchObject({ totalSessions: 4, totalMinutes: 20 });
  });
});

it('leaves totals and a ledger in which every number follows from the sessions', async () => {
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
});
