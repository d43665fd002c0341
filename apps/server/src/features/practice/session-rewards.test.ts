import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { practiceSessions, tokenLedger } from '../../db/schema/index.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { plainSession, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const worth50 = plainSession;
const worth95 = { ...plainSession, result: 290, duration_minutes: 15 };

describe('a session earns by the formula of spec 002 §9', () => {
  it.each([
    { result: 0, tokens: 10, experience: 50 },
    { result: 2, tokens: 10, experience: 50 },
    { result: 3, tokens: 11, experience: 50 },
    { result: 9, tokens: 13, experience: 50 },
    { result: 10, tokens: 13, experience: 51 },
    { result: 74, tokens: 34, experience: 57 },
    { result: 75, tokens: 35, experience: 57 },
    { result: 249, tokens: 35, experience: 74 },
    { result: 250, tokens: 35, experience: 75 },
    { result: 260, tokens: 35, experience: 75 },
    { result: 3_000, tokens: 35, experience: 75 },
  ])('a result of $result: $tokens tokens and $experience XP', async ({ result, tokens, experience }) => {
    const player = await server.signUp();
    const { data, rewards, stats } = await player.save({ ...plainSession, result });
    expect([data.tokens_earned, rewards.tokensEarned, stats.tokens]).toEqual([tokens, tokens, tokens]);
    expect([data.experience_gained, rewards.experienceGained, stats.totalExperience]).toEqual([
      experience,
      experience,
      experience,
    ]);
  });

  it.each([
    { minutes: 1, experience: 50 },
    { minutes: 9, experience: 50 },
    { minutes: 10, experience: 60 },
    { minutes: 14, experience: 60 },
    { minutes: 15, experience: 70 },
    { minutes: 240, experience: 70 },
  ])('$minutes minutes: $experience XP and no more tokens', async ({ minutes, experience }) => {
    const player = await server.signUp();
    const { rewards } = await player.save({ ...plainSession, duration_minutes: minutes });
    expect(rewards).toMatchObject({ tokensEarned: 10, experienceGained: experience });
  });

  it('says what each token and each point was for', async () => {
    const player = await server.signUp();
    await player.save(worth50);
    const { rewards } = await player.save({ ...plainSession, result: 31, duration_minutes: 15 });
    expect(rewards).toEqual({
      unpaid: null,
      tokens: [
        { reason: 'base', amount: 10 },
        { reason: 'result', amount: 10 },
        { reason: 'levelUp', amount: 25 },
      ],
      experience: [
        { reason: 'base', amount: 50 },
        { reason: 'result', amount: 3 },
        { reason: 'tenMinutes', amount: 10 },
        { reason: 'fifteenMinutes', amount: 10 },
      ],
      tokensEarned: 45,
      experienceGained: 73,
      levelBefore: 1,
      levelAfter: 2,
      streakBefore: 1,
      streakAfter: 1,
      bestStreakBefore: 1,
      bestResultBefore: 0,
      minutesOfDay: 20,
      achievements: [],
    });
  });

  it("keeps the promise of 'Basic Ball Control': 15 XP more for the first of its drill, and once", async () => {
    const player = await server.signUp();
    await player.save(plainSession);
    const { data, rewards } = await player.save({ ...plainSession, drill_id: 'toe_taps' });
    expect(data.experience_gained).toBe(65);
    expect(rewards.experience).toEqual([
      { reason: 'base', amount: 50 },
      { reason: 'recommendation', amount: 15 },
    ]);
    expect((await player.save({ ...plainSession, drill_id: 'toe_taps' })).data.experience_gained).toBe(50);
  });

  it('keeps it no longer than it is shown: below five sessions', async () => {
    const player = await server.signUp();
    for (let session = 0; session < 5; session += 1) await player.save(plainSession);
    expect((await player.save({ ...plainSession, drill_id: 'toe_taps' })).data.experience_gained).toBe(50);
  });

  it('takes a session without a result or a side as none counted, with both feet', async () => {
    const player = await server.signUp();
    const { data } = await player.save({ drill_id: 'juggling', duration_minutes: 5 });
    expect(data).toMatchObject({ result: 0, side: 'both', tokens_earned: 10 });
  });
});

describe('a level', () => {
  it('pays 25 tokens once, with the session that reaches it', async () => {
    const player = await server.signUp();
    const steps = [
      { post: worth95, experience: 95, level: 1, tokens: 35 },
      { post: worth50, experience: 145, level: 2, tokens: 35 + 10 + 25 },
      { post: worth50, experience: 195, level: 2, tokens: 80 },
      { post: worth50, experience: 245, level: 3, tokens: 80 + 10 + 25 },
    ];
    for (const { post, experience, level, tokens } of steps) {
      const { stats } = await player.save(post);
      expect(stats).toMatchObject({ totalExperience: experience, level, tokens });
    }
    expect(await player.profile()).toMatchObject({ level: 3, tokens: 115, total_experience: 245 });
  });

  it('is reached with the very point that makes the hundred', async () => {
    const player = await server.signUp();
    await player.save(worth50);
    const { rewards, stats } = await player.save(worth50);
    expect(rewards).toMatchObject({ levelBefore: 1, levelAfter: 2, tokensEarned: 35 });
    expect(stats).toMatchObject({ totalExperience: 100, level: 2, experienceToNextLevel: 100, tokens: 45 });
  });

  it('is missed by one point', async () => {
    const player = await server.signUp();
    for (const post of [worth95, worth50]) await player.save(post);
    const { rewards, stats } = await player.save({ ...plainSession, result: 49 });
    expect(rewards).toMatchObject({ experienceGained: 54, tokensEarned: 26, levelBefore: 2, levelAfter: 2 });
    expect(stats).toMatchObject({ totalExperience: 199, level: 2, experienceToNextLevel: 1 });
  });

  it('is not part of the tokens of the session, which the boards count', async () => {
    const player = await server.signUp();
    await player.save(worth50);
    const { data } = await player.save(worth50);
    expect(data.tokens_earned).toBe(10);
  });
});

describe('the ledger', () => {
  it('holds a line for every session and every level, and the balance is their sum', async () => {
    const player = await server.signUp();
    const first = await player.save({ ...plainSession, result: 30 });
    const second = await player.save(worth50);
    const { db } = server.database;
    const rows = await db.select().from(tokenLedger).where(eq(tokenLedger.playerId, player.id));
    const lines = rows.map(({ reason, amount, ref }) => ({ reason, amount, ref }));
    expect(lines).toHaveLength(3);
    expect(lines).toEqual(
      expect.arrayContaining([
        { reason: 'session', amount: 20, ref: first.data.id },
        { reason: 'session', amount: 10, ref: second.data.id },
        { reason: 'level', amount: 25, ref: second.data.id },
      ]),
    );
    expect(second.stats.tokens).toBe(55);
  });
});

describe('a result that nobody can count in the time', () => {
  const impossible = { ...plainSession, result: 3_001 };

  it('is saved and shown, and earns what a session without a result earns', async () => {
    const player = await server.signUp();
    const { data, rewards } = await player.save(impossible);
    expect(data).toMatchObject({ result: 3_001, result_counts: false, tokens_earned: 10, experience_gained: 50 });
    expect(rewards.tokens).toEqual([{ reason: 'base', amount: 10 }]);
    expect(rewards.experience).toEqual([{ reason: 'base', amount: 50 }]);
    expect((await player.sessions()).data).toMatchObject([{ result: 3_001, result_counts: false }]);
    expect(await player.stats()).toMatchObject({ totalSessions: 1, totalMinutes: 5, practiceDays: 1 });
  });

  it('is no improvement, and nothing that the next one is held against', async () => {
    const player = await server.signUp();
    const found: number[] = [];
    for (const result of [40, 3_001, 55]) found.push((await player.save({ ...plainSession, result })).data.improvement_from_last);
    expect(found).toEqual([0, 0, 15]);
  });

  it('is one that can be counted in a longer time, or in another drill', async () => {
    const player = await server.signUp();
    expect((await player.save({ ...impossible, duration_minutes: 6 })).data).toMatchObject({ result_counts: true, tokens_earned: 35 });
    const goals = { drill_id: 'target_shooting', result: 301 };
    expect((await player.save({ ...plainSession, ...goals })).data).toMatchObject({ result_counts: false, tokens_earned: 10 });
  });
});

it('tells the best result of the drill before, of those that count', async () => {
  const player = await server.signUp();
  const found: number[] = [];
  const posts = [{ result: 40 }, { result: 3_001 }, { result: 25 }, { result: 55, drill_id: 'toe_taps' }, { result: 41 }, { result: 1 }];
  for (const post of posts) {
    server.clock.advance({ minutes: 10 });
    found.push((await player.save({ ...plainSession, ...post })).rewards.bestResultBefore);
  }
  expect(found).toEqual([0, 40, 40, 0, 40, 41]);
});

describe('the improvement', () => {
  const improvements = async (player: TestPlayer, posts: readonly object[]) => {
    const found: number[] = [];
    for (const post of posts) {
      server.clock.advance({ minutes: 10 });
      found.push((await player.save({ ...plainSession, ...post })).data.improvement_from_last);
    }
    return found;
  };

  it('is the result minus the last one of the same drill, and nothing the first time', async () => {
    const player = await server.signUp();
    const posts = [
      { result: 40 },
      { result: 55 },
      { drill_id: 'wall_passes', result: 9 },
      { result: 50 },
      { drill_id: 'wall_passes', result: 9 },
    ];
    expect(await improvements(player, posts)).toEqual([0, 15, 0, -5, 0]);
  });

  it('is nothing after a practice without a result, and of one', async () => {
    const player = await server.signUp();
    expect(await improvements(player, [{ result: 0 }, { result: 40 }, { result: 0 }])).toEqual([0, 0, 0]);
  });

  it('looks at what was finished before, not at what was sent before', async () => {
    const player = await server.signUp();
    const late = new Date(server.clock.now().getTime() - 3_600_000).toISOString();
    const later = new Date(server.clock.now().getTime() - 1_800_000).toISOString();
    expect(
      await improvements(player, [
        { result: 100 },
        { result: 30, finished_at: late },
        { result: 50, finished_at: later },
        { result: 110 },
      ]),
    ).toEqual([0, 0, 20, 10]);
  });

  it('takes the one saved last of two that were finished in the same moment', async () => {
    const player = await server.signUp();
    const moment = server.clock.now().toISOString();
    const posts = [12, 80, 34].map((result) => ({ result, finished_at: moment }));
    expect(await improvements(player, posts)).toEqual([0, 68, -46]);
    expect(await improvements(player, [{ result: 40 }])).toEqual([6]);
  });
});

describe('what the server computes itself', () => {
  it('is ignored in a post, however it is forged', async () => {
    const victim = await server.signUp();
    const player = await server.signUp();
    const { data, rewards, stats } = await player.save({
      ...plainSession,
      id: victim.id,
      player_id: victim.id,
      playerId: victim.id,
      tokens_earned: 9_999,
      experience_gained: 9_999,
      improvement_from_last: 500,
      tokens: 9_999,
      level: 50,
      player_level: 50,
      player_display_name: 'Somebody Else',
      player_team_name: 'Their Team',
      player_country: 'Nowhere',
      player_age: 3,
      player_favorite_foot: 'L',
      player_favorite_player: 'Nobody',
      practice_day: '2026-01-01',
      offset_minutes: 840,
      created_at: '2020-01-01T00:00:00Z',
      streakAfter: 100,
    });
    expect(data).toMatchObject({
      player_id: player.id,
      tokens_earned: 10,
      experience_gained: 50,
      improvement_from_last: 0,
      practice_day: server.clock.now().toISOString().slice(0, 10),
      created_at: server.clock.now().toISOString(),
    });
    expect(data.id).not.toBe(victim.id);
    expect(rewards).toMatchObject({ tokensEarned: 10, experienceGained: 50 });
    expect(stats).toMatchObject({ tokens: 10, totalExperience: 50, level: 1, currentStreak: 1, totalSessions: 1 });
    const [row] = await server.database.db.select().from(practiceSessions).where(eq(practiceSessions.id, data.id));
    expect(row).toMatchObject({ playerId: player.id, playerDisplayName: null, playerTeamName: null });
    expect(await victim.stats()).toMatchObject({ tokens: 0, totalExperience: 0, totalSessions: 0 });
  });
});

it('leaves totals and a ledger in which every number follows from the sessions', async () => {
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
});
