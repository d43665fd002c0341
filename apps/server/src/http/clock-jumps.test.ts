import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { auditPlayerRecords } from '../testing/audit-player-records.ts';
import { endedBefore, plainSession } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createLimiter } from './rate-limiter.ts';

const HOURS = 6;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

it('a clock that jumps ahead by hours and back again signs nobody out, and loses and doubles no save', async () => {
  const player = await server.signUp();
  const sent = [3, 2, 1].map((place) => ({ key: randomUUID(), post: { ...plainSession, finished_at: endedBefore(server.clock.now(), place) } }));
  const stale = await player.token();
  const heard: string[] = [];
  for (const [index, { post, key }] of sent.entries()) {
    heard.push((await player.post(post, key)).text);
    if (index === 0) server.clock.advance({ hours: HOURS });
    if (index === 1) server.clock.advance({ hours: -HOURS });
  }
  const streak = (await player.stats()).currentStreak;
  expect(streak).toBe(1);
  server.clock.advance({ hours: HOURS });
  expect(await server.send('GET', '/api/stats', { token: stale })).toMatchObject({ status: 401 });
  for (const [index, { post, key }] of sent.entries()) expect(await player.post(post, key)).toMatchObject({ status: 201, text: heard[index] });
  expect(await player.stats()).toMatchObject({ totalSessions: 3, currentStreak: streak });
  server.clock.advance({ hours: -HOURS });
  expect(await player.stats()).toMatchObject({ totalSessions: 3, currentStreak: streak });
  expect(await server.send('GET', '/health/ready')).toMatchObject({ status: 200 });
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
});

it('a limit lasts for its own time only, though its clock was set back by hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { take } = createLimiter(server.database.pool);
  const limit = { points: 2, seconds: 60 };
  const key = randomUUID();
  const takes = async (times: number) => {
    const waits: number[] = [];
    for (let time = 0; time < times; time += 1) waits.push(await take('clock-jumps', key, limit));
    return waits.map((wait) => wait > 0);
  };
  expect(await takes(3)).toEqual([false, false, true]);
  vi.setSystemTime(Date.now() - HOURS * 3_600_000);
  expect(await takes(3)).toEqual([false, false, true]);
  vi.setSystemTime(Date.now() + HOURS * 3_600_000);
  expect(await takes(3)).toEqual([false, false, true]);
});
