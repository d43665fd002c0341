import type { DrillRow } from '@touchline/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, users } from '../../db/schema/index.ts';
import { plainSession, type Listed, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
});

/** Saves sessions a minute apart and gives their ids, the newest first. */
async function practise(player: TestPlayer, times: number): Promise<string[]> {
  const ids: string[] = [];
  for (let time = 0; time < times; time += 1) {
    server.clock.advance({ minutes: 1 });
    ids.unshift((await player.save({ ...plainSession, result: time })).data.id);
  }
  return ids;
}

const idsOf = (page: Listed) => page.data.map((session) => session.id);
const after = (page: Listed) => `?limit=3&cursor=${page.nextCursor ?? 'none'}`;

describe('the list of sessions', () => {
  it('is empty for a new player, with nothing after it', async () => {
    const player = await server.signUp();
    expect(await player.sessions()).toEqual({ success: true, data: [], nextCursor: null });
  });

  it('shows the newest first, 20 a page, and ends', async () => {
    const player = await server.signUp();
    const ids = await practise(player, 41);
    const first = await player.sessions();
    expect(idsOf(first)).toEqual(ids.slice(0, 20));
    const second = await player.sessions(`?cursor=${first.nextCursor}`);
    expect(idsOf(second)).toEqual(ids.slice(20, 40));
    const third = await player.sessions(`?cursor=${second.nextCursor}`);
    expect(idsOf(third)).toEqual(ids.slice(40));
    expect(third.nextCursor).toBeNull();
  });

  it('promises no page after one that is just full', async () => {
    const player = await server.signUp();
    await practise(player, 3);
    expect((await player.sessions('?limit=3')).nextCursor).toBeNull();
  });

  it('repeats and misses nothing while new and late sessions arrive between its pages', async () => {
    const player = await server.signUp();
    const ids = await practise(player, 7);
    const first = await player.sessions('?limit=3');
    await practise(player, 2);
    const second = await player.sessions(after(first));
    const late = new Date(server.clock.now().getTime() - 3_600_000).toISOString();
    const lateId = (await player.save({ ...plainSession, finished_at: late })).data.id;
    const third = await player.sessions(after(second));
    expect([first, second, third].flatMap(idsOf)).toEqual([...ids, lateId]);
  });

  it('goes through sessions that finished in the same moment one by one', async () => {
    const player = await server.signUp();
    const finishedAt = server.clock.now().toISOString();
    for (let time = 0; time < 8; time += 1) await player.save({ ...plainSession, finished_at: finishedAt });
    const first = await player.sessions('?limit=3');
    const second = await player.sessions(after(first));
    const third = await player.sessions(after(second));
    const seen = [first, second, third].flatMap(idsOf);
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });

  it('joins the drill: its name and what its result counts', async () => {
    const player = await server.signUp();
    await player.save({ ...plainSession, drill_id: 'wall_passes', side: 'left' });
    const [session] = (await player.sessions()).data;
    const drills = await server.send<{ data: DrillRow[] }>('GET', '/api/drills');
    const drill = drills.body.data.find(({ id }) => id === 'wall_passes');
    expect(session).toMatchObject({
      side: 'left',
      drills: { name: drill?.name, result_label: drill?.result_label },
    });
  });

  it('tells the name and team that the player had then', async () => {
    const player = await server.signUp();
    await practise(player, 1);
    const named = { player_display_name: null, player_team_name: null };
    expect((await player.sessions()).data).toMatchObject([named]);
    expect(await player.put('/api/profile', { display_name: 'Robin', team_name: 'Harbour Rovers' })).toMatchObject({ status: 200 });
    await practise(player, 1);
    const renamed = { player_display_name: 'Robin', player_team_name: 'Harbour Rovers' };
    expect((await player.sessions()).data).toMatchObject([renamed, named]);
  });
});

describe('the catalogue', () => {
  it('suggests five minutes for a session of each drill, as spec 002 §3 says', async () => {
    const { body } = await server.send<{ data: DrillRow[] }>('GET', '/api/drills');
    expect(body.data.length).toBeGreaterThan(0);
    expect(new Set(body.data.map(({ duration }) => duration))).toEqual(new Set([5]));
  });
});

describe('a page', () => {
  it.each(['1', '100'])('may hold %s sessions', async (limit) => {
    const player = await server.signUp();
    expect(await player.get(`/api/practice-sessions?limit=${limit}`)).toMatchObject({ status: 200 });
  });

  it.each(['0', '101', '-1', '2.5', 'many', '', '1&limit=2', '9999999999999999999'])(
    'cannot hold %s sessions',
    async (limit) => {
      const player = await server.signUp();
      expect(await player.get(`/api/practice-sessions?limit=${limit}`)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );
});

describe('a cursor', () => {
  const written = (text: string) => Buffer.from(text).toString('base64url');
  const id = '01a1f7fe-af41-7004-929f-6bfa758de033';

  it.each([
    ['nothing', ''],
    ['words', 'next'],
    ['no base64', '%21%21%21'],
    ['half of one', written('1771156800000.')],
    ['an id that is none', written('1771156800000.not-an-id')],
    ['a moment that is none', written(`soon.${id}`)],
    ['a moment before all', written(`-1.${id}`)],
    ['a moment that no calendar holds', written(`999999999999999.${id}`)],
    ['a moment beyond the year 9999', written(`253402300800000.${id}`)],
    ['a fraction', written(`1771156800000.5.${id}`)],
    ['a statement', written(`0.${id}' or '1'='1`)],
    ['two of them', `${written(`0.${id}`)}&cursor=${written(`0.${id}`)}`],
    ['more than a cursor can be', 'A'.repeat(201)],
  ])('that is %s is refused', async (_what, cursor) => {
    const player = await server.signUp();
    expect(await player.get(`/api/practice-sessions?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it("of another player shows the caller's own sessions only", async () => {
    const one = await server.signUp();
    const other = await server.signUp();
    await practise(one, 4);
    const own = await practise(other, 2);
    await practise(one, 4);
    const theirs = await one.sessions('?limit=3');
    const seen = idsOf(await other.sessions(after(theirs)));
    expect(seen).toEqual(own);
  });
});

describe("another player's data", () => {
  it('appears nowhere', async () => {
    const one = await server.signUp({ timeZone: 'Asia/Tokyo' });
    const other = await server.signUp();
    await practise(one, 3);
    expect(await other.stats()).toMatchObject({ totalSessions: 0, tokens: 0, currentStreak: 0, timeZone: 'UTC' });
    expect(await other.sessions()).toMatchObject({ data: [] });
    for (const path of ['/api/profile', '/api/stats', '/api/practice-sessions']) {
      const { text, status } = await other.get(`${path}?player_id=${one.id}&playerId=${one.id}&id=${one.id}`);
      expect(status).toBe(200);
      expect(text).not.toContain(one.id);
      expect(text).not.toContain(one.email);
    }
  });
});

describe('a player whose account is gone', () => {
  it('has to sign in again, with a token that was good a moment ago', async () => {
    const player = await server.signUp();
    await practise(player, 1);
    await player.stats();
    await server.database.db.delete(users).where(eq(users.id, player.id));
    await server.database.db.delete(accounts).where(eq(accounts.id, player.id));
    const refused = { status: 401, body: { code: 'sign_in_required', error: 'Please sign in again to continue' } };
    expect(await player.post(plainSession)).toMatchObject(refused);
    for (const path of ['/api/profile', '/api/stats', '/api/practice-sessions', '/api/practice-sessions?limit=1']) {
      expect({ path, ...(await player.get(path)) }).toMatchObject({ path, ...refused });
    }
    expect(await player.put('/api/profile', { time_zone: 'UTC' })).toMatchObject(refused);
    expect(await player.put('/api/profile', {})).toMatchObject(refused);
  });
});
