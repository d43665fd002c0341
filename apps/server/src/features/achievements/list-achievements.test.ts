import type { Reply, achievementRoutes } from '@touchline/contracts';
import { achievementIds } from '@touchline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainSession } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('achievements are counted of their list alone: no other answer tells a number of its own', async () => {
  const player = await server.signUp();
  const saved = await player.save(plainSession);
  expect(Object.keys(await player.stats())).not.toContain('achievements');
  expect(Object.keys(saved.stats)).not.toContain('achievements');
  const { body } = await player.get<Reply<typeof achievementRoutes.listAchievements>>('/api/achievements');
  expect(body.data.map(({ id }) => id)).toEqual(achievementIds);
  expect(saved.rewards.achievements.length).toBeGreaterThan(0);
  expect(body.data.filter(({ earned }) => earned).map(({ id }) => id)).toEqual(expect.arrayContaining(saved.rewards.achievements));
});

it('the badge of level 1 is earned with the first session, which tells of it, and not by having an account', async () => {
  const player = await server.signUp();
  const kickOff = async () => {
    const { body } = await player.get<Reply<typeof achievementRoutes.listAchievements>>('/api/achievements');
    return body.data.find(({ id }) => id === 'level1');
  };
  // A change of the profile goes through all achievements.
  await player.put('/api/profile', { country: 'Norway' });
  expect(await kickOff()).toMatchObject({ earned: false, value: 0, earnedAt: null });
  const { rewards } = await player.save(plainSession);
  expect(rewards.achievements).toEqual(expect.arrayContaining(['sessions1', 'level1']));
  expect(await kickOff()).toMatchObject({ earned: true, value: 1 });
});
