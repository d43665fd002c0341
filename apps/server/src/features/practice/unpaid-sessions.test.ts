import { randomUUID } from 'node:crypto';
import type { Board } from '@touchline/contracts';
import { correctedFinishTimes } from '@touchline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBoards } from '../../testing/audit-boards.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { earnedAfter } from '../../testing/expected-earnings.ts';
import { plainSession, signUp, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { aggregateBoards } from '../leaderboard/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MINUTE = 60_000;
const minutesAgo = (minutes: number) => new Date(server.clock.now().getTime() - minutes * MINUTE).toISOString();

async function ownPlace(player: TestPlayer): Promise<Board['me']> {
  return (await player.get<{ data: Board }>('/api/leaderboard?period=alltime')).body.data.me;
}

it('posted a hundred times with the same times pays once and counts once', async () => {
  const player = await server.signUp();
  const post = { ...plainSession, result: 300, finished_at: minutesAgo(0) };
  for (let time = 0; time < 100; time += 1) await player.save(post, randomUUID());
  const { tokens, experience } = earnedAfter([post]);
  expect(await player.stats()).toMatchObject({ totalSessions: 1, totalMinutes: 5, tokens, totalExperience: experience, practiceDays: 1 });
  expect(await ownPlace(player)).toMatchObject({ days: 1, drills: 1, tokens });
  expect((await player.sessions('?limit=100')).data).toHaveLength(100);
});

it('that overlaps another is kept and shown, and its breakdown says why it earns nothing', async () => {
  const player = await server.signUp();
  const first = await player.save({ ...plainSession, duration_minutes: 30, finished_at: minutesAgo(10) });
  const second = await player.save({ ...plainSession, duration_minutes: 20, result: 90, finished_at: minutesAgo(20) });
  expect(first).toMatchObject({ data: { unpaid: null }, rewards: { unpaid: null } });
  expect(second).toMatchObject({
    data: { unpaid: 'overlap', tokens_earned: 0, experience_gained: 0, result: 90 },
    rewards: { unpaid: 'overlap', tokens: [], experience: [], tokensEarned: 0, levelBefore: 1, levelAfter: 1, achievements: [] },
    stats: { totalSessions: 1, totalMinutes: 30 },
  });
  const after = await player.save({ ...plainSession, finished_at: minutesAgo(5) });
  expect(after.rewards.unpaid).toBeNull();
  // What earned nothing is no earlier result either.
  expect(after.data.improvement_from_last).toBe(0);
});

it('of a minute each, moved by half a minute, pay a tolerance more than the clock and no more', async () => {
  const player = await server.signUp();
  const posts = Array.from({ length: 40 }, (_, index) => ({ ...plainSession, duration_minutes: 1, finished_at: minutesAgo(60 - index / 2) }));
  const paid = [];
  for (const post of posts) paid.push((await player.save(post)).rewards.unpaid === null);
  // From the first one's begin to the last one's end there are 20.5 minutes.
  expect(paid.filter(Boolean).length).toBeLessThanOrEqual(21);
  expect(await player.stats()).toMatchObject({ totalMinutes: paid.filter(Boolean).length });
});

it('whose times were paid once is paid again at the clock’s own pace only, after it was set back', async () => {
  const player = await server.signUp();
  const past = Array.from({ length: 10 }, (_, index) => ({ ...plainSession, duration_minutes: 1, finished_at: minutesAgo(60 - index) }));
  for (const post of past) await player.save(post);
  server.clock.advance({ minutes: 2 });
  const again = [];
  for (const post of past) again.push((await player.save(post)).rewards.unpaid);
  expect(again.filter((unpaid) => unpaid === null)).toHaveLength(2);
});

it('that ended before the account began starts no streak and earns nothing', async () => {
  const player = await signUp(server, server.clock.now);
  for (let days = 1; days < 14; days += 1) {
    const { rewards } = await player.save({ ...plainSession, finished_at: minutesAgo(days * 1440) });
    expect(rewards).toMatchObject({ unpaid: 'beforeAccount', tokensEarned: 0, experienceGained: 0, achievements: [] });
  }
  expect(await player.stats()).toMatchObject({ tokens: 0, level: 1, bestStreak: 0, practiceDays: 0, totalSessions: 0 });
  expect(await ownPlace(player)).toBeNull();
  expect((await player.save({ ...plainSession, finished_at: minutesAgo(1) })).rewards.unpaid).toBeNull();
});

it('of a clock that was set right in between loses nothing', async () => {
  const player = await server.signUp();
  // Two minutes ahead, then right again.
  const first = await player.save({ ...plainSession, duration_minutes: 10, finished_at: minutesAgo(-2) });
  server.clock.advance({ minutes: 6 });
  const second = await player.save({ ...plainSession, duration_minutes: 6, finished_at: minutesAgo(0) });
  expect([first.rewards.unpaid, second.rewards.unpaid]).toEqual([null, null]);
});

it('of a clock that was set right while both waited on a device loses nothing, as the device sends them', async () => {
  const player = await server.signUp();
  // Ten minutes ahead; then right, and practised at once. Both reach the server in one burst.
  const told = { finishedAt: Date.parse(minutesAgo(30)), durationMinutes: 10 };
  const later = { ...plainSession, duration_minutes: 10, finished_at: minutesAgo(29) };
  const [finish = 0] = correctedFinishTimes(Date.parse(later.finished_at) - 10 * MINUTE, [told]);
  const first = await player.save({ ...plainSession, duration_minutes: 10, finished_at: new Date(finish).toISOString() });
  const second = await player.save(later);
  expect([first.rewards.unpaid, second.rewards.unpaid]).toEqual([null, null]);
});

it('leaves totals, ledger and boards that follow from the sessions', async () => {
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
  await aggregateBoards(server.database.db);
  expect(await auditBoards(server.database.pool)).toEqual([]);
});
