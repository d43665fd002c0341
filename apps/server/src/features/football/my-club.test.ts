import type { Match, Profile, Reply, footballRoutes } from '@touchline/contracts';
import { demoClubs } from '@touchline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

type Row<Name extends keyof typeof footballRoutes> = Reply<(typeof footballRoutes)[Name]>;

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  player = await server.signUp();
});
afterAll(() => server.close());

describe('my club', () => {
  const mine = async () => (await player.get<Row<'getMyClub'>>('/api/my-club')).body;
  const scores = async () => (await server.send<Row<'getLiveScores'>>('GET', '/api/live-scores')).body.scores;
  const clubs = async (query: string) => (await player.get<Row<'listClubs'>>(`/api/clubs${query}`)).body.clubs;

  it('is found by a part of its name, those that begin with it first', async () => {
    expect(await clubs('?limit=50')).toHaveLength(50);
    expect((await clubs('?search=HOLLOW')).map(({ name }) => name)).toEqual(['Crag Hollow', 'Fernhollow']);
    expect((await clubs('?search=fern'))[0]).toEqual({ name: 'Fernhollow', league: 'Demo Forest League' });
    expect(await clubs('?search=%25')).toHaveLength(20);
    expect(await clubs('?search=nobody')).toEqual([]);
  });

  it('is none until one is chosen', async () => {
    expect(await mine()).toEqual({ success: true, club: null, match: null, next: null, source: 'demo' });
  });

  it('is kept in the profile as the list calls it, and leaves it again', async () => {
    const change = async (club: string | null) => (await player.put<{ data: Profile }>('/api/profile', { club })).body.data.club;
    expect(await change(' gullhaven  CITY fc ')).toBe('Gullhaven City');
    expect((await player.profile()).club).toBe('Gullhaven City');
    expect((await player.put('/api/profile', { club: 'Nobody United' })).body.code).toBe('club_unknown');
    expect((await player.profile()).club).toBe('Gullhaven City');
    expect(await change(null)).toBeNull();
  });

  it('that no source knows any more may be sent back as it was', async () => {
    await server.database.pool.query(`update users set club = 'Old Name FC' where id = $1`, [player.id]);
    const { status, body } = await player.put<{ data: Profile }>('/api/profile', { club: 'Old Name FC', name: 'Kim' });
    expect([status, body.data.club]).toEqual([200, 'Old Name FC']);
    expect(await mine()).toMatchObject({ club: 'Old Name FC', match: null, next: null });
  });

  it('shows its match, and when it plays next', async () => {
    for (const { name } of demoClubs.slice(0, 10)) {
      await player.put('/api/profile', { club: name });
      const { match, next } = await mine();
      const listed = (await scores()).filter(({ home, away }: Match) => home === name || away === name);
      expect(next).toMatchObject({ status: 'NS', date: expect.stringMatching(/^2026-02-1[567]/) as string });
      expect(Date.parse(next?.date ?? '')).toBeGreaterThan(server.clock.now().getTime());
      expect(match).toEqual(listed.find(({ status }) => status !== 'NS') ?? null);
    }
  });

  it('is in the export, and gone with the player', async () => {
    const leaver = await server.signUp();
    await leaver.put('/api/profile', { club: 'Gullhaven City' });
    const { text } = await leaver.get('/api/account/export');
    expect(text).toContain('"club":"Gullhaven City"');
    const removed = await server.send('DELETE', '/api/account', { token: await leaver.token(), body: { password: leaver.password } });
    expect(removed.status).toBe(200);
    const { rowCount } = await server.database.pool.query('select 1 from users where id = $1', [leaver.id]);
    expect(rowCount).toBe(0);
  });
});
