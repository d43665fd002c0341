import type { CoachAnswerBody, Recommendations } from '@touchline/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Post, TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const TODAY = '2026-03-20T18:00:00Z';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00Z');
  player = await server.signUp();
});

/** Saves a session that ends so many days before today. */
async function practise(drillId: string, daysAgo: number, more: Post = {}): Promise<void> {
  const end = new Date(Date.parse(TODAY) - daysAgo * 86_400_000);
  server.clock.set(end.toISOString());
  await player.save({ drill_id: drillId, duration_minutes: 5, result: 0, finished_at: end.toISOString(), ...more });
}

async function recommended(): Promise<Recommendations> {
  server.clock.set(TODAY);
  const { status, text, body } = await player.get<{ data: Recommendations }>('/api/recommendations');
  if (status !== 200) throw new Error(text);
  return body.data;
}

async function coachRecommends(): Promise<string | undefined> {
  const { body } = await server.send<CoachAnswerBody>('POST', '/api/coach', {
    token: await player.token(),
    body: { message: 'which drill should i do' },
  });
  return body.structured.recommended_drills[0]?.id;
}

describe('recommendations', () => {
  it('are basic ball control and a streak for a new player', async () => {
    const { now, beside } = await recommended();
    expect(now).toEqual({ drillId: 'toe_taps', reason: { kind: 'basicBallControl', experience: 15, sessions: 0 } });
    expect(beside[0]?.reason).toEqual({ kind: 'startAStreak', day: 1 });
  });

  it('promise the bonus that the next session of the drill is given', async () => {
    await practise('juggling', 0);
    const promised = (await recommended()).now.reason;
    expect(promised).toMatchObject({ kind: 'basicBallControl', sessions: 1 });
    server.clock.advance({ minutes: 10 });
    const { rewards } = await player.save({ drill_id: 'toe_taps', duration_minutes: 5, result: 0 });
    expect('experience' in promised && rewards.experience).toContainEqual({
      reason: 'recommendation',
      amount: 'experience' in promised && promised.experience,
    });
  });

  it('know the best and the last result of a drill; nobody is asked for one that nobody can count', async () => {
    await practise('toe_taps', 4, { result: 400 });
    await practise('toe_taps', 3, { result: 10_000 });
    await practise('toe_taps', 2, { result: 380 });
    await practise('wall_passes', 1, { result: 10_000 });
    await practise('wall_passes', 0);
    const { now } = await recommended();
    expect(now).toEqual({ drillId: 'toe_taps', reason: { kind: 'bestWithinReach', best: 400, gap: 20 } });
  });

  it("count days by the player's own calendar, and a pause from the last of them", async () => {
    await practise('toe_taps', 13);
    await practise('wall_passes', 12);
    await practise('wall_passes', 9);
    const { now, beside } = await recommended();
    expect(now).toEqual({ drillId: 'wall_passes', reason: { kind: 'comeback', days: 9, sessions: 2 } });
    expect(beside[0]).toEqual({ drillId: 'toe_taps', reason: { kind: 'startAStreak', day: 1 } });
  });

  it('call no drill new that was done in a session that earned nothing', async () => {
    await practise('toe_taps', 1);
    // At the same time as the one before, so it counts for nothing.
    await practise('wall_passes', 1);
    await practise('bell_touches', 0);
    const { now, beside } = await recommended();
    const fresh = [now, ...beside].find(({ reason }) => reason.kind === 'fresh');
    expect(fresh?.reason).toEqual({ kind: 'fresh', number: 4 });
    expect(fresh?.drillId).not.toBe('wall_passes');
  });

  it('count the weaker foot of the latest sessions that count', async () => {
    await player.put('/api/profile', { display_name: 'Kim', favorite_foot: 'L' });
    for (let day = 11; day >= 0; day -= 1) await practise('toe_taps', day, { side: day === 3 ? 'right' : 'left' });
    // One at the same time earns nothing and is none of them.
    await practise('toe_taps', 0, { side: 'right' });
    const { now, beside } = await recommended();
    expect([now, ...beside].map(({ reason }) => reason)).toContainEqual({ kind: 'weakFoot', foot: 'right', sessions: 1, of: 12 });
  });

  it.each([
    ['a new player', []],
    ['a returner', [['wall_passes', 12], ['wall_passes', 10], ['toe_taps', 9]]],
    ['one who keeps going', [['toe_taps', 16], ['wall_passes', 3], ['straight_line_dribble', 2], ['bell_touches', 1], ['sole_rolls', 0]]],
    ['a tired player', [['toe_taps', 6], ['toe_taps', 5], ['wall_passes', 4], ['toe_taps', 3], ['toe_taps', 2], ['toe_taps', 1]]],
  ] as const)('and the coach name the same drill to %s', async (_who, sessions) => {
    for (const [drillId, daysAgo] of sessions) await practise(drillId, daysAgo);
    const { now } = await recommended();
    expect(await coachRecommends()).toBe(now.drillId);
  });

  it('are refused to a player who is gone', async () => {
    const token = await player.token();
    await server.send('DELETE', '/api/account', { token, body: { password: player.password } });
    expect((await server.send('GET', '/api/recommendations', { token })).status).toBe(401);
  });
});
