import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { aggregateBoards } from './index.ts';
import { board, leaderboardChanges } from './testing/leaderboard-calls.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { practise, rename } = leaderboardChanges(() => server);

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
