import { randomUUID } from 'node:crypto';
import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBoards } from '../../testing/audit-boards.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { plainSession, type Post, type TestPlayer } from '../../testing/player.ts';
import { aggregateBoards } from '../leaderboard/index.ts';
import { startTestServer, testClock, type TestServer } from '../../testing/server.ts';

/** Two servers on one database: a player's calls come through either. */
const clock = testClock();
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  const first = await startTestServer({ clock, trustedProxies: ['127.0.0.1'] });
  servers = [first, await startTestServer({ clock, databaseUrl: first.databaseUrl })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

const zones = ['UTC', 'Europe/London', 'Asia/Kathmandu', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'];
const zone = fc.constantFrom(...zones);

const session = fc.record({
  drill: fc.constantFrom('juggling', 'wall_passes', 'toe_taps'),
  minutes: fc.oneof(fc.constantFrom(1, 9, 10, 14, 15, 240), fc.integer({ min: 1, max: 240 })),
  result: fc.oneof(fc.constantFrom(0, 2, 3, 75, 10_000), fc.integer({ min: 0, max: 300 })),
  /** Minutes ago: most sessions are sent at once, some days later. */
  ago: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 14 * 24 * 60 - 1 }) },
  ),
  zone: fc.option(zone, { nil: undefined }),
  /** How many callers send it at once, each to its own server. */
  callers: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 4 })),
});

/** Teams as they are typed: the same ones in different ways, and none. */
const team = fc.constantFrom('Harbour City', ' harbour  CITY', 'FC Nord', 'Individual Players', '', null);

const event = fc.oneof(
  { weight: 6, arbitrary: session.map((session) => ({ kind: 'session' as const, session })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }).map((hours) => ({ kind: 'time' as const, hours })) },
  { weight: 1, arbitrary: zone.map((name) => ({ kind: 'move' as const, name })) },
  { weight: 1, arbitrary: fc.boolean().map((hidden) => ({ kind: 'hide' as const, hidden })) },
  { weight: 1, arbitrary: team.map((name) => ({ kind: 'team' as const, name })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'fold' as const }) },
  { weight: 2, arbitrary: fc.array(session, { maxLength: 5 }).map((sessions) => ({ kind: 'burst' as const, sessions })) },
);

type Session = typeof session extends fc.Arbitrary<infer Value> ? Value : never;

/** The profile's own way to a team comes with its page; what a session is saved under is the row. */
async function joinTeam(player: TestPlayer, name: string | null): Promise<void> {
  await servers[0].database.pool.query('update users set team_name = $2 where id = $1', [player.id, name]);
}

/** Sends a session from all its callers with one key; all must hear the same. Gives whether it counts. */
async function send(player: TestPlayer, { drill, minutes, result, ago, zone, callers }: Session): Promise<number> {
  const post: Post = {
    drill_id: drill,
    duration_minutes: minutes,
    result,
    finished_at: new Date(clock.now().getTime() - ago * 60_000).toISOString(),
    ...(zone !== undefined && { time_zone: zone }),
  };
  const key = randomUUID();
  const voices = Array.from({ length: callers }, (_, index) => player.at(servers[index % 2] ?? servers[0]));
  const answers = await Promise.all(voices.map((voice) => voice.post(post, key)));
  const heard = new Set(answers.map(({ status, text, body }) => (status === 201 ? text : body.code)));
  expect(heard.size).toBe(1);
  const [words = ''] = heard;
  expect(words).toMatch(/^(day_full|\{"success":true,.*)$/);
  return words === 'day_full' || answers[0]?.body.data.unpaid !== null ? 0 : 1;
}

/** No two players come from one address, from which only so many may sign up in an hour. */
let players = 0;
const nextAddress = () => `10.0.${(players += 1) >> 8}.${players & 255}`;

it('whatever a player does, totals, ledger and boards say what the sessions say', async () => {
  await fc.assert(
    fc.asyncProperty(zone, fc.array(event, { minLength: 5, maxLength: 30 }), async (home, events) => {
      const player = await servers[0].signUp({ timeZone: home, address: nextAddress() });
      let saved = 0;
      for (const happening of events) {
        if (happening.kind === 'time') clock.advance({ hours: happening.hours });
        else if (happening.kind === 'move') await player.put('/api/profile', { time_zone: happening.name });
        else if (happening.kind === 'hide') await player.put('/api/profile', { hidden: happening.hidden });
        else if (happening.kind === 'team') await joinTeam(player, happening.name);
        else if (happening.kind === 'fold') await Promise.all(servers.map((server) => aggregateBoards(server.database.db)));
        else if (happening.kind === 'session') saved += await send(player, happening.session);
        else for (const one of await Promise.all(happening.sessions.map((each) => send(player, each)))) saved += one;
      }
      const stats = await player.at(servers[1]).stats();
      expect(stats.totalSessions).toBe(saved);
      expect(await player.stats()).toEqual(stats);
      expect(await player.profile()).toMatchObject({ current_streak: stats.currentStreak, tokens: stats.tokens });
      expect(await auditPlayerRecords(servers[0].database.pool)).toEqual([]);
      await aggregateBoards(servers[0].database.db);
      expect(await auditBoards(servers[0].database.pool)).toEqual([]);
    }),
    { numRuns: count('practiceLives') },
  );
});

it('a badge stays when a late session shortens the streak that earned it', async () => {
  const player = await servers[0].signUp({ address: nextAddress() });
  const hour = 3_600_000;
  const yesterdayAtFour = Math.floor(clock.now().getTime() / (24 * hour)) * 24 * hour - 8 * hour;
  const save = async (time_zone: string, hoursBefore: number) =>
    player.save({ ...plainSession, time_zone, finished_at: new Date(yesterdayAtFour - hoursBefore * hour).toISOString() });
  await save('Asia/Kathmandu', 0.1);
  await save('Asia/Tokyo', 0);
  // Two days before, and a flight over the date line in between: no date is missed.
  const { rewards } = await save('America/Los_Angeles', 34.5);
  expect(rewards.achievements).toContain('streak3');
  // Before the flight's end there was a session farther west, on the day of arrival: from there no date was lost.
  const { stats } = await save('Pacific/Pago_Pago', 0.2);
  expect(stats.bestStreak).toBe(2);
  const { body } = await player.get<{ data: { id: string; earned: boolean }[] }>('/api/achievements');
  expect(body.data.find(({ id }) => id === 'streak3')).toMatchObject({ earned: true });
  expect(await auditPlayerRecords(servers[0].database.pool)).toEqual([]);
  await aggregateBoards(servers[0].database.db);
  expect(await auditBoards(servers[0].database.pool)).toEqual([]);
});
