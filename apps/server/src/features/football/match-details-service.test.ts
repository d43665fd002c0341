import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../db/open-postgres-pool.ts';
import { createLimiter } from '../../http/rate-limiter.ts';
import { logger } from '../../redacting-logger.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { testClock } from '../../testing/server.ts';
import { composeFootballServices, type Football } from './compose-football-services.ts';
import { RECORDED_EVENING, RECORDED_MATCH, startUpstream, type Upstream } from './testing/misbehaving-upstream.ts';

let clock: ReturnType<typeof testClock>;
let database: OpenDatabase;
let upstream: Upstream;
let poller: Football;
beforeEach(async () => {
  clock = testClock();
  clock.set(RECORDED_EVENING);
  database = openDatabase((await cloneDatabase()).url, { max: 8 });
  upstream = await startUpstream();
  poller = football();
  await poller.scores.poll();
  upstream.asked.length = 0;
  onTestFinished(async () => {
    upstream.close();
    await database.close();
  });
});

/** Football as one process has it: it remembers nothing of another. */
const football = () =>
  composeFootballServices({
    database: database.db,
    settings: { sources: ['api-football', 'demo'], keys: { API_FOOTBALL_KEY: 'secret' } },
    limiter: createLimiter(database.pool),
    getJson: upstream.getJson,
    now: clock.now,
    log: logger('silent'),
  });

/** A match as a process sees it that has just come up. */
const seen = async (id = RECORDED_MATCH) => (await football().details.get(id)).value;
const isWanted = async () => ((await database.pool.query(`select 1 from internal.feeds where name like 'details:%'`)).rowCount ?? 0) > 0;

/** Asks for a match that nobody has seen yet, while the poller is at work. */
async function firstLook(id = RECORDED_MATCH) {
  const asked = seen(id).catch((error: unknown) => error);
  await expect.poll(isWanted).toBe(true);
  await poller.details.poll();
  return asked;
}

describe('the details of a match', () => {
  it('are asked for once by the poller, for all who want to see them in all processes, and come while they wait', async () => {
    const [one, other] = [football(), football()];
    const looks = Promise.all(Array.from({ length: 50 }, (_, client) => (client % 2 ? one : other).details.get(RECORDED_MATCH)));
    await expect.poll(isWanted).toBe(true);
    await Promise.all([poller.details.poll(), football().details.poll()]);
    const answers = await looks;
    expect(upstream.asked).toEqual(['/fixtures?ids=1149519&timezone=UTC']);
    expect(answers.every(({ etag }) => etag === answers[0]?.etag)).toBe(true);
    expect(answers[0]?.value).toMatchObject({
      success: true,
      fixtureId: RECORDED_MATCH,
      source: 'live-api',
      provider: 'api-football',
      stale: false,
      fixture: { homeScore: 2, awayScore: 1 },
      score: { penalty: { home: 3, away: 2 } },
    });
  });

  it('are read by no request itself', async () => {
    await firstLook();
    upstream.asked.length = 0;
    for (let client = 0; client < 20; client += 1) await seen();
    expect(upstream.asked).toEqual([]);
  });

  it.each(['api-football-1', 'api-football-1149519x', 'espn-eng.1-7', 'nothing'])(
    'of a match that no list has are none, and nobody is asked: %s',
    async (id) => {
      await expect(seen(id)).rejects.toMatchObject({ code: 'not_found' });
      await poller.details.poll();
      expect(upstream.asked).toEqual([]);
    },
  );

  it('that cannot be read are refused, without waiting for a source that is down', async () => {
    upstream.behave('breaks');
    expect(await firstLook()).toMatchObject({ code: 'match_details_unavailable' });
    clock.advance({ minutes: 20 });
    await poller.scores.poll();
    const before = upstream.asked.length;
    await expect(seen()).rejects.toMatchObject({ code: 'match_details_unavailable' });
    expect(upstream.asked).toHaveLength(before);
  });

  it('stay while their source is down, with their age', async () => {
    const first = await firstLook();
    upstream.behave('breaks');
    clock.advance({ minutes: 31 });
    await seen();
    await poller.details.poll();
    expect(await seen()).toEqual({ ...(first as object), stale: true });
  });

  it('are read again while somebody looks, and not for nobody', async () => {
    await firstLook();
    clock.advance({ minutes: 31 });
    await poller.details.poll();
    expect(upstream.asked).toHaveLength(1);
    await seen();
    await poller.details.poll();
    await poller.details.poll();
    expect(upstream.asked).toHaveLength(2);
    expect(await seen()).toMatchObject({ asOf: clock.now().toISOString(), stale: false });
  });

  it('use up no more calls of a day than the source gives for them', async () => {
    await firstLook();
    for (let round = 0; round < 20; round += 1) {
      clock.advance({ seconds: 31 });
      await database.pool.query('update internal.feeds set due_at = $1', [clock.now()]);
      await seen();
      await poller.details.poll();
    }
    expect(upstream.asked).toHaveLength(15);
  });

  it('that nobody has looked at for two days are removed', async () => {
    await firstLook();
    clock.advance({ days: 1 });
    await poller.details.cleanUp();
    expect(await isWanted()).toBe(true);
    clock.advance({ days: 1, minutes: 1 });
    await poller.details.cleanUp();
    expect(await isWanted()).toBe(false);
  });
});
