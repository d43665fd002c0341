import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { aggregateBoards } from './index.ts';
import { board, each, leaderboardChanges } from './testing/leaderboard-calls.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { practise, rename } = leaderboardChanges(() => server);

describe('the teams’ board', () => {
  it('counts a day once a team, members once, and the team of the moment of saving', async () => {
    const name = `Harbour ${randomUUID().slice(0, 8)}`;
    const [one, two, alone] = await Promise.all([0, 1, 2].map(() => server.signUp()));
    if (!one || !two || !alone) throw new Error('no players');
    await rename(one, { teamName: name });
    await rename(two, { teamName: ` ${name.toUpperCase()} ` });
    await practise(one, 2, 1);
    await practise(two, 1, 2);
    await practise(alone, 2, 1);
    await aggregateBoards(server.database.db);
    await rename(one, { teamName: `Elsewhere ${name}` });
    await practise(one, 1, 1, 30);
    await aggregateBoards(server.database.db);

    const { me, entries } = await board(two, 'period=alltime&view=team');
    expect(me).toMatchObject({ days: 2, drills: 4, tokens: 4 * each, memberCount: 2, isCurrentUserTeam: true });
    expect(entries.find((row) => row.name === `Elsewhere ${name}`)).toMatchObject({ days: 1, drills: 1, memberCount: 1 });
    expect((await board(alone, 'period=alltime&view=team')).me).toBeNull();
  });

  it('shows a team with a hidden player to its own players alone, until it has three', async () => {
    const name = `Hidden ${randomUUID().slice(0, 8)}`;
    const [hidden, second, third, viewer] = await Promise.all([0, 1, 2, 3].map(() => server.signUp()));
    if (!hidden || !second || !third || !viewer) throw new Error('no players');
    for (const mate of [hidden, second, third]) await rename(mate, { teamName: name });
    await hidden.put('/api/profile', { hidden: true });
    const seenBy = async (player: typeof viewer) => {
      await aggregateBoards(server.database.db);
      return board(player, 'period=alltime&view=team');
    };
    const before = await seenBy(viewer);
    await practise(hidden, 1, 1);
    for (const mates of [1, 2]) {
      if (mates === 2) await practise(second, 1, 1);
      const seen = await seenBy(viewer);
      expect(JSON.stringify(seen)).not.toContain(name);
      expect(seen.total).toBe(before.total);
      const own = await seenBy(hidden);
      expect(own).toMatchObject({ me: null, total: before.total, unseen: { me: { name, drills: mates, memberCount: mates, isCurrentUserTeam: true } } });
      expect(JSON.stringify(own.entries)).not.toContain(name);
    }
    await hidden.put('/api/profile', { hidden: false });
    expect(await seenBy(second)).toMatchObject({ me: { name, memberCount: 2 }, unseen: null, total: before.total + 1 });
    await hidden.put('/api/profile', { hidden: true });
    await practise(third, 1, 1);
    expect(await seenBy(second)).toMatchObject({ me: { name, memberCount: 3 }, unseen: null });
  });

  it('says as of when, until everything is folded', async () => {
    const player = await server.signUp();
    await rename(player, { teamName: 'Latecomers' });
    await practise(player, 1, 1);
    const savedAt = server.clock.now().toISOString();
    server.clock.advance({ minutes: 1 });
    expect((await board(player, 'period=daily&view=team')).asOf).toBe(savedAt);
    await aggregateBoards(server.database.db);
    expect((await board(player, 'period=daily&view=team')).asOf).toBe(server.clock.now().toISOString());
  });

  it('folded by several at once, counts everything once', async () => {
    const name = `Storm ${randomUUID().slice(0, 8)}`;
    const players = await Promise.all(Array.from({ length: 4 }, () => server.signUp()));
    for (const player of players) await rename(player, { teamName: name });
    const folding = Array.from({ length: 3 }, async () => {
      for (let turn = 0; turn < 10; turn += 1) await aggregateBoards(server.database.db);
    });
    await Promise.all([...folding, ...players.map((player) => practise(player, 2, 3))]);
    await aggregateBoards(server.database.db);
    const { rows } = await server.database.pool.query(
      `select days, drills, members from team_standings where team_name = $1 and period = 'alltime'`,
      [name],
    );
    expect(rows).toEqual([{ days: 2, drills: 24, members: 4 }]);
  });

  it('takes up many sessions that have waited, each on its day, its week from Sunday, its month and for all time', async () => {
    const { db, pool, close } = openDatabase((await cloneDatabase()).url, { max: 1 });
    onTestFinished(close);
    await pool.query(`
      insert into team_events (team_key, team_name, player_id, practice_day, tokens, created_at)
      select 'team ' || n % 500, 'Team', gen_random_uuid(), date '2026-02-28' + n % 3, 20, now()
      from generate_series(1, 12000) n`);
    await aggregateBoards(db);
    const { rows } = await pool.query(`
      select period, starts_on::text, count(*)::int as teams, sum(days)::int as days, sum(drills)::int as drills,
        sum(members)::int as members
      from team_standings group by 1, 2 order by 1, 2`);
    const board = (period: string, starts_on: string, days: number) => {
      return { period, starts_on, teams: 500, days: 500 * days, drills: 4000 * days, members: 4000 * days };
    };
    expect(rows).toEqual([
      board('alltime', '1900-01-01', 3),
      board('daily', '2026-02-28', 1),
      board('daily', '2026-03-01', 1),
      board('daily', '2026-03-02', 1),
      board('monthly', '2026-02-01', 1),
      board('monthly', '2026-03-01', 2),
      board('weekly', '2026-02-22', 1),
      board('weekly', '2026-03-01', 2),
    ]);
  });
});
