import { randomUUID } from 'node:crypto';
import type { Board } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { earnedBy } from '../../testing/expected-earnings.ts';
import { plainSession, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { aggregateBoards } from './index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const board = async (player: TestPlayer, query: string): Promise<Board> => {
  const { status, body, text } = await player.get<{ data: Board }>(`/api/leaderboard?${query}`);
  if (status !== 200) throw new Error(text);
  return body.data;
};

/** What every session here counts, and the tokens that the boards count for it. */
const RESULT = 30;
const each = earnedBy({ result: RESULT }).tokens;

/** Sessions on so many days before today and today, so many a day. */
async function practise(player: TestPlayer, days: number, aDay: number, minutesAgo = 0): Promise<void> {
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    for (let turn = 0; turn < aDay; turn += 1) {
      const finished = new Date(server.clock.now().getTime() - ago * 86_400_000 - (turn * 10 + minutesAgo) * 60_000);
      await player.save({ ...plainSession, result: RESULT, finished_at: finished.toISOString() });
    }
  }
}

async function rename(player: TestPlayer, columns: { displayName?: string | null; teamName?: string | null }) {
  const { displayName = null, teamName = null } = columns;
  await server.database.pool.query('update users set display_name = $2, team_name = $3 where id = $1', [
    player.id,
    displayName,
    teamName,
  ]);
}

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

describe('where the viewer stands among the others', () => {
  /** Players of a day of their own, so that nobody else is on its board: the first has the most sessions. */
  async function ladder(...sessions: number[]) {
    server.clock.advance({ days: 1 });
    const players = await Promise.all(sessions.map(() => server.signUp()));
    for (const [index, player] of players.entries()) {
      await practise(player, 1, sessions[index] ?? 0);
      server.clock.advance({ seconds: 1 });
    }
    return players;
  }
  const at = (players: TestPlayer[], index: number): TestPlayer => {
    const player = players[index];
    if (!player) throw new Error('no player');
    return player;
  };
  const idOf = (player: TestPlayer): string => `Player ${player.id.slice(-8)}`;

  it('are two with a better rank and two after, the viewer first of all who share the place, with their ranks, avatar and level', async () => {
    const players = await ladder(6, 5, 4, 4, 3, 2, 1);
    await at(players, 4).put('/api/profile', { avatar: '🦁' });
    const { near } = await board(at(players, 3), 'period=daily');
    expect(near.map(({ rank, name, isCurrentUser }) => [rank, name, isCurrentUser])).toEqual([
      [1, idOf(at(players, 0)), false],
      [2, idOf(at(players, 1)), false],
      [3, idOf(at(players, 3)), true],
      [3, idOf(at(players, 2)), false],
      [5, idOf(at(players, 4)), false],
    ]);
    // 60 XP for each session: 180 are level 2, 240 level 3.
    expect(near.map(({ avatar, level }) => [avatar, level]).slice(3)).toEqual([['⚽', 3], ['🦁', 2]]);
    expect((await board(at(players, 0), 'period=daily')).near.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect((await board(at(players, 6), 'period=daily')).near.map(({ rank }) => rank)).toEqual([5, 6, 7]);
  });

  it('tells how far the next place is in what the board counts: days, then drills', async () => {
    const players = await ladder(3, 1, 1);
    const [first, second, third] = [at(players, 0), at(players, 1), at(players, 2)];
    expect((await board(first, 'period=daily')).next).toBeNull();
    // Level with the second: the next place is the first's.
    for (const player of [second, third]) {
      const { next } = await board(player, 'period=daily');
      expect(next).toEqual({ rank: 1, name: idOf(first), gap: { unit: 'drills', count: 2 } });
    }
    // A month that nobody else has practised in yet, some days after its first.
    server.clock.advance({ days: 45 });
    await practise(second, 1, 3);
    await practise(first, 3, 1);
    const { next } = await board(second, 'period=monthly');
    expect(next).toEqual({ rank: 1, name: idOf(first), gap: { unit: 'days', count: 2 } });
  });

  it('never names or counts who chose not to be shown', async () => {
    const players = await ladder(4, 3, 2, 1);
    const [first, hidden, viewer] = [at(players, 0), at(players, 1), at(players, 2)];
    await hidden.put('/api/profile', { hidden: true });
    const seen = await board(viewer, 'period=daily');
    expect(seen.near.map(({ rank, name }) => [rank, name])).toEqual([
      [1, idOf(first)],
      [2, idOf(viewer)],
      [3, idOf(at(players, 3))],
    ]);
    expect(seen.next).toMatchObject({ rank: 1, name: idOf(first), gap: { unit: 'drills', count: 2 } });
    expect(JSON.stringify(seen)).not.toContain(idOf(hidden));
    expect(await board(hidden, 'period=daily')).toMatchObject({ me: null, near: [], next: null, previousRank: null });
  });

  it('tells a player whom others do not see where they would stand, and nobody else anything of it', async () => {
    const players = await ladder(5, 4, 3, 3, 2, 1);
    const [first, hidden, equal, viewer] = [at(players, 0), at(players, 1), at(players, 2), at(players, 4)];
    await hidden.put('/api/profile', { hidden: true, avatar: '🦁' });
    const own = await board(hidden, 'period=daily');
    expect(own).toMatchObject({ me: null, total: 5 });
    expect(own.entries.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5]);
    expect(own.unseen).toMatchObject({
      me: { rank: 2, name: idOf(hidden), avatar: '🦁', drills: 4, isCurrentUser: true },
      next: { rank: 1, name: idOf(first), gap: { unit: 'drills', count: 1 } },
      previousRank: null,
    });
    // Those after keep the ranks that everybody sees.
    expect(own.unseen?.near.map(({ rank, name }) => [rank, name])).toEqual([
      [1, idOf(first)],
      [2, idOf(hidden)],
      [2, idOf(equal)],
      [2, idOf(at(players, 3))],
    ]);
    for (const other of [first, equal, viewer]) {
      const seen = await board(other, 'period=daily');
      expect([seen.total, seen.unseen]).toEqual([5, null]);
      expect(JSON.stringify(seen)).not.toContain(idOf(hidden));
    }
    // As on the board itself: a hidden equal shares the place, and whoever did not practise stands nowhere.
    await equal.put('/api/profile', { hidden: true });
    expect((await board(equal, 'period=daily')).unseen?.me.rank).toBe(2);
    expect((await board(equal, 'period=daily&view=team')).unseen).toBeNull();
    server.clock.advance({ days: 1 });
    expect((await board(hidden, 'period=daily')).unseen).toBeNull();
    await practise(viewer, 1, 2);
    await practise(hidden, 1, 1);
    expect((await board(hidden, 'period=daily')).unseen).toMatchObject({ me: { rank: 2 }, previousRank: 2 });
    await aggregateBoards(server.database.db);
    expect((await board(hidden, 'period=daily')).unseen).toMatchObject({ me: { rank: 2 }, previousRank: 2 });
  });

  it('has the rank on the board before: yesterday, last week, last month; of all time there is none', async () => {
    const players = await ladder(3, 2, 1);
    const last = at(players, 2);
    server.clock.advance({ days: 1 });
    for (const [index, player] of players.entries()) await practise(player, 1, index + 1);
    expect(await board(last, 'period=daily')).toMatchObject({ me: { rank: 1 }, previousRank: 3 });
    server.clock.advance({ days: 1 });
    await practise(last, 1, 1);
    const own = await board(last, 'period=daily');
    expect([own.me?.rank, own.previousRank, own.near.length, own.next]).toEqual([1, 1, 1, null]);
    expect((await board(last, 'period=alltime')).previousRank).toBeNull();
    // Who has just come has no board before.
    const [fresh] = await ladder(1);
    expect((await board(fresh ?? last, 'period=monthly')).previousRank).toBeNull();
  });

  it('is told with the first page alone', async () => {
    const players = await ladder(...Array.from({ length: 21 }, () => 1));
    const first = await board(at(players, 20), 'period=daily');
    expect(first.near).toHaveLength(3);
    const second = await board(at(players, 20), `period=daily&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ near: [], next: null, previousRank: null, me: { rank: 1 } });
  });

  it('is the same for a team among teams', async () => {
    const players = await ladder(3, 2, 1);
    const names = await Promise.all(players.map(async (player, index) => {
      const name = `Team ${index} ${randomUUID().slice(0, 8)}`;
      await rename(player, { teamName: name });
      return name;
    }));
    server.clock.advance({ days: 1 });
    for (const [index, player] of players.entries()) await practise(player, 1, 3 - index);
    await aggregateBoards(server.database.db);
    const seen = await board(at(players, 1), 'period=daily&view=team');
    expect(seen.near.map(({ rank, name, isCurrentUserTeam }) => [rank, name, isCurrentUserTeam])).toEqual([
      [1, names[0], false],
      [2, names[1], true],
      [3, names[2], false],
    ]);
    expect(seen.near[0]).toMatchObject({ avatar: null, level: null });
    expect(seen.next).toEqual({ rank: 1, name: names[0], gap: { unit: 'drills', count: 1 } });
    expect(seen.previousRank).toBeNull();
  });
});

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

it('a board of just one page promises no other', async () => {
  server.clock.advance({ days: 1 });
  const players = await Promise.all(Array.from({ length: 20 }, () => server.signUp()));
  for (const player of players) await practise(player, 1, 1);
  const [viewer] = players;
  if (!viewer) throw new Error('no viewer');
  const seen = await board(viewer, 'period=daily');
  expect([seen.entries.length, seen.total, seen.nextCursor]).toEqual([20, 20, null]);
});
