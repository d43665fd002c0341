import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { plainSession, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, testClock, type TestServer } from '../../testing/server.ts';

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

const dayOf = async (player: TestPlayer, change: object) =>
  (await player.save({ ...plainSession, ...change })).data.practice_day;

/** Checks that the answer to a session and both pages of numbers agree, and gives them. */
async function saveAndCompare(player: TestPlayer, change: object) {
  const { stats } = await player.save({ ...plainSession, ...change });
  expect(await player.stats()).toEqual(stats);
  expect(await player.profile()).toMatchObject({
    current_streak: stats.currentStreak,
    level: stats.level,
    tokens: stats.tokens,
    total_sessions: stats.totalSessions,
    total_experience: stats.totalExperience,
    time_zone: stats.timeZone,
  });
  return stats;
}

describe('the day of a session', () => {
  it("is the date on the player's wall when it ended, whatever the offset of the moment says", async () => {
    clock.set('2026-03-01T12:00:00Z');
    const player = await server.signUp();
    const midnight = '2026-02-28T23:59:59.999Z';
    expect(await dayOf(player, { finished_at: midnight, time_zone: 'UTC' })).toBe('2026-02-28');
    expect(await dayOf(player, { finished_at: midnight, time_zone: 'Asia/Tokyo' })).toBe('2026-03-01');
    expect(await dayOf(player, { finished_at: '2026-03-01T13:59:59+14:00', time_zone: 'UTC' })).toBe('2026-02-28');
    expect(await dayOf(player, { finished_at: '2026-02-28T13:00:00-11:00', time_zone: 'Pacific/Pago_Pago' })).toBe(
      '2026-02-28',
    );
  });

  it('changes at midnight of the zone, not of UTC', async () => {
    clock.set('2026-03-01T12:00:00Z');
    const player = await server.signUp({ timeZone: 'Asia/Kathmandu' });
    expect(await dayOf(player, { finished_at: '2026-02-28T18:14:59Z' })).toBe('2026-02-28');
    expect(await dayOf(player, { finished_at: '2026-02-28T18:15:00Z' })).toBe('2026-03-01');
  });

  it('keeps its date through the hour that the clocks leave out', async () => {
    clock.set('2026-04-01T12:00:00Z');
    const player = await server.signUp({ timeZone: 'Europe/London' });
    expect(await dayOf(player, { finished_at: '2026-03-28T23:59:59Z' })).toBe('2026-03-28');
    expect(await dayOf(player, { finished_at: '2026-03-29T22:59:59Z' })).toBe('2026-03-29');
    expect(await dayOf(player, { finished_at: '2026-03-29T23:00:00Z' })).toBe('2026-03-30');
  });

  it('is of the zone in the post, else of the profile, else of UTC', async () => {
    clock.set('2026-02-15T23:30:00Z');
    const atHome = await server.signUp();
    expect(await dayOf(atHome, {})).toBe('2026-02-15');
    const inTokyo = await server.signUp({ timeZone: 'Asia/Tokyo' });
    expect(await dayOf(inTokyo, {})).toBe('2026-02-16');
    expect(await dayOf(inTokyo, { time_zone: 'America/New_York' })).toBe('2026-02-15');
  });

  it.each(['Mars/Olympus_Mons', '', '+02:00', 'PST', 'Europe/London ', 'Europe/../UTC'])(
    'needs a zone that exists, which %j does not',
    async (zone) => {
      const player = await server.signUp();
      expect(await player.post({ ...plainSession, time_zone: zone })).toMatchObject({
        status: 400,
        body: { code: 'unknown_time_zone' },
      });
      expect(await player.put('/api/profile', { time_zone: zone })).toMatchObject({
        status: 400,
        body: { code: 'unknown_time_zone' },
      });
      expect(await player.profile()).toMatchObject({ time_zone: 'UTC' });
    },
  );

  it.each([7, null, 'x'.repeat(65)])('needs a zone that can be one, which %j cannot', async (zone) => {
    const player = await server.signUp();
    const refused = { status: 400, body: { code: 'validation_failed' } };
    expect(await player.post({ ...plainSession, time_zone: zone })).toMatchObject(refused);
    expect(await player.put('/api/profile', { time_zone: zone })).toMatchObject(refused);
  });
});

describe("the player's zone", () => {
  it('follows the newest session and not a late one', async () => {
    clock.set('2026-02-15T12:00:00Z');
    const player = await server.signUp({ timeZone: 'Europe/Madrid' });
    const zone = async () => (await player.profile()).time_zone;
    await player.save(plainSession);
    expect(await zone()).toBe('Europe/Madrid');
    await player.save({ ...plainSession, time_zone: 'Asia/Tokyo' });
    expect(await zone()).toBe('Asia/Tokyo');
    await player.save({ ...plainSession, time_zone: 'America/Lima', finished_at: '2026-02-10T12:00:00Z' });
    expect(await zone()).toBe('Asia/Tokyo');
  });

  it('can be set in the profile, and today is then another date', async () => {
    clock.set('2026-02-15T10:30:00Z');
    const player = await server.signUp();
    expect(await player.stats()).toMatchObject({ today: '2026-02-15', timeZone: 'UTC' });
    await player.put('/api/profile', { time_zone: 'Pacific/Kiritimati' });
    expect(await player.stats()).toMatchObject({ today: '2026-02-16', timeZone: 'Pacific/Kiritimati' });
    await player.put('/api/profile', {});
    expect(await player.profile()).toMatchObject({ time_zone: 'Pacific/Kiritimati' });
  });
});

describe('the streak', () => {
  it('grows by a day, stands until the end of tomorrow, and falls to nothing after it', async () => {
    clock.set('2026-02-15T22:00:00Z');
    const player = await server.signUp();
    expect(await saveAndCompare(player, {})).toMatchObject({ currentStreak: 1, practisedToday: true });
    expect(await saveAndCompare(player, {})).toMatchObject({ currentStreak: 1, practiceDays: 1 });
    clock.set('2026-02-16T00:00:01Z');
    expect(await player.stats()).toMatchObject({ currentStreak: 1, practisedToday: false });
    expect(await saveAndCompare(player, {})).toMatchObject({ currentStreak: 2, bestStreak: 2, practiceDays: 2 });
    clock.set('2026-02-17T23:59:59Z');
    expect(await player.stats()).toMatchObject({ currentStreak: 2, practisedToday: false });
    expect(await player.profile()).toMatchObject({ current_streak: 2 });
    clock.set('2026-02-18T00:00:00Z');
    expect(await player.stats()).toMatchObject({ currentStreak: 0, bestStreak: 2 });
    expect(await player.profile()).toMatchObject({ current_streak: 0 });
    expect(await saveAndCompare(player, {})).toMatchObject({ currentStreak: 1, bestStreak: 2, practiceDays: 3 });
  });

  it('tells with a session what it was before and what it is now', async () => {
    clock.set('2026-02-15T12:00:00Z');
    const player = await server.signUp();
    const streaks = async () => {
      const { rewards } = await player.save(plainSession);
      return [rewards.streakBefore, rewards.streakAfter];
    };
    expect(await streaks()).toEqual([0, 1]);
    clock.advance({ days: 1 });
    expect(await streaks()).toEqual([1, 2]);
    expect(await streaks()).toEqual([2, 2]);
    clock.advance({ days: 2 });
    expect(await streaks()).toEqual([0, 1]);
  });

  it('is mended by a late session that joins two runs', async () => {
    clock.set('2026-02-10T12:00:00Z');
    const player = await server.signUp();
    for (const day of ['10', '11', '13', '14']) {
      clock.set(`2026-02-${day}T12:00:00Z`);
      await player.save(plainSession);
    }
    expect(await player.stats()).toMatchObject({ currentStreak: 2, bestStreak: 2, practiceDays: 4 });
    clock.set('2026-02-14T20:00:00Z');
    const stats = await saveAndCompare(player, { finished_at: '2026-02-12T18:00:00Z' });
    expect(stats).toMatchObject({ currentStreak: 5, bestStreak: 5, practiceDays: 5 });
  });

  it('takes sessions of a week offline in any order', async () => {
    clock.set('2026-02-20T12:00:00Z');
    const player = await server.signUp();
    for (const day of ['17', '14', '19', '16', '15', '18', '20']) {
      await saveAndCompare(player, { finished_at: `2026-02-${day}T10:00:00Z` });
    }
    expect(await player.stats()).toMatchObject({ currentStreak: 7, bestStreak: 7, practiceDays: 7 });
  });

  it('survives a flight over the date line that swallows a date', async () => {
    clock.set('2026-02-14T20:00:00Z');
    const player = await server.signUp({ timeZone: 'Pacific/Pago_Pago' });
    await player.save(plainSession);
    clock.set('2026-02-15T20:00:00Z');
    await player.save(plainSession);
    // From the 15th at 09:00 in Pago Pago to the 17th at 00:30 in Auckland: there was no 16th.
    clock.set('2026-02-16T11:30:00Z');
    const stats = await saveAndCompare(player, { time_zone: 'Pacific/Auckland' });
    expect(stats).toMatchObject({ currentStreak: 3, practiceDays: 3, today: '2026-02-17' });
  });
});

it('leaves totals and a ledger in which every number follows from the sessions', async () => {
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
});
