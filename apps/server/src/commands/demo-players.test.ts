import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPlayerRecords } from '../testing/audit-player-records.ts';
import { signIn, type TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeDemoPlayer, makeDemoPlayers, type DemoPlayer } from './demo-players.ts';

describe('a demo player', () => {
  let server: TestServer;
  let demo: DemoPlayer;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer();
    demo = await makeDemoPlayer(server.database, server.clock.now());
    player = await signIn(server, server.clock.now, demo);
  });
  afterAll(() => server.close());

  it('has practised for 60 days, with gaps and a run that stands today', async () => {
    const stats = await player.stats();
    expect(stats.totalSessions).toBe(demo.sessions);
    expect(stats.practiceDays).toBeGreaterThan(35);
    expect(stats.practiceDays).toBeLessThan(55);
    expect(stats).toMatchObject({ currentStreak: 13, practisedToday: true, timeZone: 'Europe/London' });
    expect(stats.level).toBeGreaterThan(20);
  });

  it('has them in its past, none in its future, and more than one page of them', async () => {
    const first = await player.sessions('?limit=100');
    const days = first.data.map((session) => session.practice_day);
    expect(days[0]).toBe('2026-02-15');
    expect(days.at(-1)).toBe('2025-12-18');
    expect(first.data).toHaveLength(demo.sessions);
    expect((await player.sessions()).nextCursor).not.toBeNull();
  });

  it('has opened a pack after each day of practice, and has tokens left for more', async () => {
    const { practiceDays, tokens } = await player.stats();
    const { data, progress } = await player.collection();
    expect(progress.packs).toBe(practiceDays);
    expect(data).toHaveLength(progress.distinct);
    expect(progress.distinct).toBeGreaterThan(10);
    expect(tokens).toBeGreaterThan(100);
  });

  it('is on the boards', async () => {
    const { body } = await player.get<{ data: { me: { rank: number } | null } }>('/api/leaderboard?period=alltime');
    expect(body.data.me).toMatchObject({ rank: 1 });
  });

  it('is as honest as any other', async () => {
    expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
  });

  it('is another one each time, with a password of its own', async () => {
    const other = await makeDemoPlayer(server.database, server.clock.now());
    expect(other.email).not.toBe(demo.email);
    expect(other.password).not.toBe(demo.password);
  });
});

describe('a demo club', () => {
  it('has diligent players and rare ones, long-standing ones and new ones, and few who are level with one another', async () => {
    const server = await startTestServer();
    await makeDemoPlayers(server.database, server.clock.now(), 16);
    const { rows } = await server.database.pool.query<{ days: number; first: number }>(
      `select count(distinct practice_day)::int as days, max(practice_day) - min(practice_day) as first
         from practice_sessions group by player_display_name`,
    );
    const days = rows.map((row) => row.days).toSorted((a, b) => a - b);
    expect(days).toHaveLength(16);
    expect(days.at(-1)).toBeGreaterThan(4 * (days[0] ?? 0));
    expect(new Set(days).size).toBeGreaterThan(10);
    expect(rows.some(({ first }) => first < 35)).toBe(true);
    await server.close();
  });

  it('has players of different names and looks, in several teams, who practise on days of their own', async () => {
    const server = await startTestServer();
    const players = await makeDemoPlayers(server.database, server.clock.now(), 6);
    expect(new Set(players.map(({ email }) => email)).size).toBe(6);
    expect(new Set(players.map(({ sessions }) => sessions)).size).toBeGreaterThan(3);
    const { rows } = await server.database.pool.query<{ names: number; looks: number; teams: number }>(
      `select count(distinct display_name)::int as names, count(distinct avatar)::int as looks,
              count(distinct team_name)::int as teams from users`,
    );
    expect(rows).toEqual([{ names: 6, looks: 6, teams: 5 }]);
    expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
    await server.close();
  });
});
