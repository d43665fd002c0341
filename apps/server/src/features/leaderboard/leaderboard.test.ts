import type { Board } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { aggregateBoards } from './index.ts';
import { board, each, leaderboardChanges } from './testing/leaderboard-calls.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { practise, rename } = leaderboardChanges(() => server);

describe('the players’ board', () => {
  it('stands by days, then drills; equals share a rank, and who was first stands first', async () => {
    const [twoDays, manyDrills, first, second] = await Promise.all([0, 1, 2, 3].map(() => server.signUp()));
    if (!twoDays || !manyDrills || !first || !second) throw new Error('no players');
    await practise(twoDays, 2, 1);
    await practise(manyDrills, 1, 3);
    await practise(first, 1, 1);
    server.clock.advance({ seconds: 1 });
    await practise(second, 1, 1);
    await rename(first, { displayName: 'First' });

    const seen = await board(second, 'period=alltime');
    const own = [twoDays, manyDrills, first, second].map((player) => `Player ${player.id.slice(-8)}`);
    const rows = seen.entries.map(({ rank, name, days, drills, tokens }) => ({ rank, name, days, drills, tokens }));
    expect(rows).toEqual([
      { rank: 1, name: own[0], days: 2, drills: 2, tokens: 2 * each },
      { rank: 2, name: own[1], days: 1, drills: 3, tokens: 3 * each },
      { rank: 3, name: 'First', days: 1, drills: 1, tokens: each },
      { rank: 3, name: own[3], days: 1, drills: 1, tokens: each },
    ]);
    expect(seen.me).toMatchObject({ rank: 3, isCurrentUser: true });
    expect(seen.entries.map((row) => row.isCurrentUser)).toEqual([false, false, false, true]);
    expect(seen.total).toBe(4);
    expect(seen.nextCursor).toBeNull();
  });

  it('says the same before and after the counts were folded', async () => {
    const viewer = await server.signUp();
    await practise(viewer, 1, 2);
    const before = await board(viewer, 'period=alltime');
    await aggregateBoards(server.database.db);
    const { rows } = await server.database.pool.query('select count(*) as waiting from standing_deltas');
    expect(Number(rows[0].waiting)).toBe(0);
    const after = await board(viewer, 'period=alltime');
    expect(after.entries).toEqual(before.entries);
    expect(after.me).toEqual(before.me);
    expect(after.total).toBe(before.total);
  });

  it('shows the day, week and month of the viewer', async () => {
    const player = await server.signUp();
    // A Sunday: two days ago belongs to the week before, but to the same month.
    await practise(player, 3, 1);
    expect((await board(player, 'period=daily')).me).toMatchObject({ days: 1, drills: 1 });
    expect((await board(player, 'period=weekly')).me).toMatchObject({ days: 1, drills: 1 });
    expect((await board(player, 'period=monthly')).me).toMatchObject({ days: 3, drills: 3 });
    expect((await board(player, 'period=weekly')).startsOn).toBe('2026-02-15');
  });

  it('gives 20 rows and goes on after them, each player once, ranks agreeing with a plain count', async () => {
    const players = await Promise.all(Array.from({ length: 24 }, () => server.signUp()));
    for (const [index, player] of players.entries()) await practise(player, 1 + (index % 3), 1 + (index % 4));
    const viewer = players[0];
    if (!viewer) throw new Error('no viewer');
    const rows: Board['entries'] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Board = await board(viewer, `period=alltime${cursor && `&cursor=${cursor}`}`);
      expect(page.entries.length).toBeLessThanOrEqual(20);
      rows.push(...page.entries);
      cursor = page.nextCursor;
    }
    const { rows: truth } = await server.database.pool.query(
      `select rank() over (order by days desc, drills desc)::int as rank, days, drills from standings
       where period = 'alltime' and not hidden order by days desc, drills desc, reached_at, player_id`,
    );
    expect(rows.map(({ rank, days, drills }) => ({ rank, days, drills }))).toEqual(truth);
    expect(rows.filter((row) => row.isCurrentUser)).toHaveLength(1);
  });

  it('refuses a cursor that is none, and one of the other view', async () => {
    const player = await server.signUp();
    for (const cursor of ['x', Buffer.from('[1,1,"2026-01-01T00:00:00.000Z","a team"]').toString('base64url')]) {
      const { status, body } = await player.get(`/api/leaderboard?period=alltime&cursor=${cursor}`);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    }
  });

  it('leaves out who hides, at once and for the ranks of others, and takes them back', async () => {
    const [best, viewer] = await Promise.all([server.signUp(), server.signUp()]);
    if (!best || !viewer) throw new Error('no players');
    await practise(best, 12, 1);
    await practise(viewer, 11, 1);
    expect((await board(viewer, 'period=alltime')).me?.rank).toBe(2);
    await best.put('/api/profile', { hidden: true });
    const without = await board(viewer, 'period=alltime');
    expect([without.me?.rank, without.entries[0]?.isCurrentUser]).toEqual([1, true]);
    expect((await board(best, 'period=alltime')).me).toBeNull();
    await practise(best, 1, 1, 30);
    await best.put('/api/profile', { hidden: false });
    expect((await board(best, 'period=alltime')).me).toMatchObject({ rank: 1, days: 12, drills: 13 });
    expect((await board(viewer, 'period=alltime')).me?.rank).toBe(2);
  });

  it('shows a player who has not practised the board, without a place on it', async () => {
    expect((await board(await server.signUp(), 'period=daily')).me).toBeNull();
  });
});

it('a board of just one page promises no other', async () => {
  server.clock.advance({ days: 1 });
  const players = await Promise.all(Array.from({ length: 20 }, () => server.signUp()));
  for (const player of players) await practise(player, 1, 1);
  const [viewer] = players;
  if (!viewer) throw new Error('no viewer');
  const seen = await board(viewer, 'period=daily');
  expect([seen.entries.length, seen.total, seen.nextCursor]).toEqual([20, 20, null]);
});
