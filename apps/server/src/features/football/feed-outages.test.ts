import { count } from '@touchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FeedFailure, type GetJson } from '../../adapters/football/index.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-postgres-pool.ts';
import { createLimiter } from '../../http/rate-limiter.ts';
import { logger } from '../../redacting-logger.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { startTestServer, testClock } from '../../testing/server.ts';
import { composeFootballServices } from './compose-football-services.ts';
import { misbehaviours, RECORDED_EVENING, RECORDED_MATCH, startUpstream, type Misbehaviour, type Upstream } from './testing/misbehaving-upstream.ts';

const all = ['api-football', 'espn', 'openligadb', 'demo'] as const;
const keys = { API_FOOTBALL_KEY: 'secret' };

let clock: ReturnType<typeof testClock>;
let database: OpenDatabase;
let upstream: Upstream;
beforeEach(async () => {
  clock = testClock();
  clock.set(RECORDED_EVENING);
  database = openDatabase((await cloneDatabase()).url, { max: 4 });
  upstream = await startUpstream({ patience: 500 });
});
afterEach(async () => {
  upstream.close();
  await database.close();
});

const lines: string[] = [];
/** Football as one process has it: it remembers nothing of another. */
const football = (getJson: GetJson, sources: readonly (typeof all)[number][] = ['api-football', 'demo']) =>
  composeFootballServices({
    database: database.db,
    settings: { sources, keys, scoreBatToken: 'hidden token' },
    limiter: createLimiter(database.pool),
    getJson,
    now: clock.now,
    log: logger('trace', { write: (line) => void lines.push(line) }),
  });
const listOf = async (getJson: GetJson) => (await football(getJson).scores.list()).value;

describe('without the internet', () => {
  it('there is a demo at once, while dead sources are still being asked', async () => {
    const answer = Promise.withResolvers<unknown>();
    answer.promise.catch(() => undefined);
    const here = football(() => answer.promise, all);
    const polls = Promise.all([here.scores.poll(), here.highlights.poll()]);
    const [scores, highlights] = await Promise.all([here.scores.list(), here.highlights.list()]);
    expect([scores.value.source, highlights.value.source]).toEqual(['demo', 'demo']);
    expect(scores.value.scores.length).toBeGreaterThan(10);
    answer.reject(new FeedFailure('unreachable', 'nobody is there'));
    await polls;
  });

  it('each source is asked once a minute, one address of it, and nobody waits for it', async () => {
    const asked: string[] = [];
    const dead = startDead(asked);
    for (let second = 0; second < 300; second += 5) {
      await football(dead, all).scores.poll();
      clock.advance({ seconds: 5 });
    }
    const hosts = (host: string) => asked.filter((address) => address.includes(host)).length;
    expect([hosts('api-sports'), hosts('espn'), hosts('openligadb')]).toEqual([5, 5, 5]);
    expect((await football(dead, all).scores.list()).value.source).toBe('demo');
  });
});

/** A network on which nobody is there. */
function startDead(asked: string[]): GetJson {
  const { getJson } = upstream;
  upstream.close();
  return (address, headers) => {
    asked.push(address);
    return getJson(address, headers);
  };
}

describe.each(Object.keys(misbehaviours) as Misbehaviour[])('an upstream that %s', (how) => {
  it('takes nothing away of what it said before: that is served at once, with its age', async () => {
    await football(upstream.getJson).scores.poll();
    const before = await listOf(upstream.getJson);
    expect(before).toMatchObject({ provider: 'api-football', stale: false, asOf: clock.now().toISOString() });
    expect(before.scores).toMatchObject([{ home: 'Atletico Madrid', status: 'PEN', homeScore: 2, awayScore: 1 }]);
    upstream.behave(how);
    clock.advance({ minutes: 20 });
    const polling = football(upstream.getJson).scores.poll();
    expect((await listOf(upstream.getJson)).scores).toEqual(before.scores);
    await polling;
    expect(await listOf(upstream.getJson)).toEqual({ ...before, stale: true });
    upstream.behave('well');
    clock.advance({ minutes: 20 });
    await football(upstream.getJson).scores.poll();
    expect(await listOf(upstream.getJson)).toMatchObject({ stale: false, asOf: clock.now().toISOString() });
  });

  it('gives way to the demo where it never said anything', async () => {
    upstream.behave(how);
    await football(upstream.getJson).scores.poll();
    expect(await listOf(upstream.getJson)).toMatchObject({ source: 'demo', stale: false });
  });
});

it('the log warns once of a source that is down, and says when it is back', async () => {
  const said = () => lines.splice(0).map((line) => JSON.parse(line) as { level: number; msg: string });
  const interval = async () => {
    await football(upstream.getJson).scores.poll();
    clock.advance({ minutes: 20 });
  };
  said();
  upstream.behave('breaks');
  for (let probe = 0; probe < 3; probe += 1) await interval();
  const [WARN, DEBUG] = [40, 20];
  expect(said().map(({ level }) => level)).toEqual([WARN, DEBUG, DEBUG]);
  upstream.behave('well');
  await interval();
  expect(said().map(({ msg }) => msg)).toEqual(['a feed can be read again']);
});

it('a machine without internet is told of in one line, without a stack', async () => {
  lines.length = 0;
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  await football(() => Promise.reject(new FeedFailure('unreachable', 'api.example cannot be reached', { cause }))).scores.poll();
  const [line = '{}'] = lines;
  expect(JSON.parse(line)).toMatchObject({ level: 40, kind: 'unreachable', reason: 'api.example cannot be reached', code: 'ENOTFOUND' });
  expect(line).not.toContain('stack');
});

it('no key or token is in the log, whatever fails', async () => {
  for (const how of Object.keys(misbehaviours) as Misbehaviour[]) {
    upstream.behave(how);
    const here = football(upstream.getJson);
    await Promise.all([here.scores.poll(), here.highlights.poll()]);
    clock.advance({ hours: 1 });
  }
  expect(upstream.asked.some((address) => address.includes('hidden%20token'))).toBe(true);
  expect(lines.length).toBeGreaterThan(Object.keys(misbehaviours).length);
  expect(lines.join('\n')).not.toMatch(/secret|hidden/);
});

it(`${count('clientsForScores')} clients that ask through two servers cause one call upstream in each interval`, async () => {
  const upstream = await startUpstream();
  const { url: databaseUrl } = await cloneDatabase();
  const settings = { clock, databaseUrl, role: 'all', trustedProxies: ['127.0.0.1'], football: { sources: ['api-football', 'demo'], keys }, getJson: upstream.getJson } as const;
  const servers = await Promise.all([startTestServer(settings), startTestServer(settings)]);
  onTestFinished(async () => {
    for (const server of servers) await server.close();
    upstream.close();
  });
  const calls = () => upstream.asked.filter((address) => address.includes('date=2024-03-13')).length;
  const ask = async (client: number) => {
    const headers = { 'x-forwarded-for': `10.0.${client >> 8}.${client & 255}` };
    return servers[client % 2]?.send<{ asOf: string }>('GET', '/api/live-scores', { headers });
  };
  const everybody = async () => Promise.all(Array.from({ length: count('clientsForScores') }, (_, client) => ask(client)));
  const allSee = async (asOf: string) => {
    for (const client of [0, 1]) {
      // Seldom enough for the limit of one address.
      await expect.poll(async () => (await ask(client))?.body.asOf, { interval: 250 }).toBe(asOf);
    }
    const answers = await everybody();
    expect(new Set(answers.map((answer) => `${answer?.status} ${answer?.body.asOf}`))).toEqual(new Set([`200 ${asOf}`]));
  };

  await allSee(clock.now().toISOString());
  for (const interval of [1, 2]) {
    for (let part = 0; part < 3; part += 1) {
      clock.advance({ minutes: 6 });
      await everybody();
    }
    expect(calls()).toBe(interval);
    clock.set(new Date(Date.parse(RECORDED_EVENING) + interval * 20 * 60_000));
    await allSee(clock.now().toISOString());
    expect(calls()).toBe(1 + interval);
  }
  const details = await servers[0]?.send<{ fixtureId: string }>('GET', `/api/match-details/${RECORDED_MATCH}`);
  expect([details?.status, details?.body.fixtureId]).toEqual([200, RECORDED_MATCH]);
});
