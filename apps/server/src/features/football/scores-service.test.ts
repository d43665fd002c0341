import type { Match } from '@touchline/contracts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FeedFailure, type ScoreSource } from '../../adapters/football/index.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-postgres-pool.ts';
import { logger } from '../../redacting-logger.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { testClock } from '../../testing/server.ts';
import { createScores } from './scores-service.ts';

let clock: ReturnType<typeof testClock>;
let database: OpenDatabase;
beforeEach(async () => {
  clock = testClock();
  database = openDatabase((await cloneDatabase()).url, { max: 4 });
  onTestFinished(() => database.close());
});

const match = (id: string, status: Match['status'] = 'LIVE', over: Partial<Match> = {}): Match => ({
  id,
  home: 'Harbour City',
  away: 'North Meadow',
  homeScore: 1,
  awayScore: 0,
  status,
  time: status === 'LIVE' ? 20 : null,
  extra: null,
  league: 'A league',
  venue: null,
  date: '2026-02-15T11:40:00.000Z',
  referee: null,
  ...over,
});

type Answer = Match[] | Error;

/** A source that says what `answer` gives, and how often it was asked. */
function source(name: ScoreSource['name'], answer: () => Answer, facts: Partial<ScoreSource> = {}) {
  const made = {
    name,
    refreshMinutes: 5,
    asked: 0,
    matches: async () => {
      made.asked += 1;
      const said = answer();
      if (said instanceof Error) throw said;
      return said;
    },
    details: { most: 1, refreshMinutes: 1, read: async () => new Map() },
    ...facts,
  };
  return made;
}
const gone = new FeedFailure('unreachable', 'no answer');
const down = (name: ScoreSource['name'], facts: Partial<ScoreSource> = {}) => source(name, () => gone, facts);

/** The same scores as another process sees them: nothing is remembered. */
const processOf = (sources: readonly ScoreSource[], hasDemo = false) =>
  createScores({ database: database.db, sources, hasDemo, now: clock.now, log: logger('silent') });
const seenBy = async (sources: readonly ScoreSource[], hasDemo = false) => (await processOf(sources, hasDemo).list()).value;

/** Polls every five seconds, as a server does, for so many minutes. */
async function pollFor(minutes: number, sources: readonly ScoreSource[]): Promise<void> {
  const scores = processOf(sources);
  for (let second = 0; second < minutes * 60; second += 5) {
    await scores.poll();
    clock.advance({ seconds: 5 });
  }
}

describe('scores', () => {
  it('are those of the first source that answers, never mixed', async () => {
    const sources = [down('espn'), source('openligadb', () => [match('real', 'FT'), match('live', '2H')])];
    await processOf(sources).poll();
    expect(await seenBy(sources, true)).toMatchObject({
      source: 'live-api',
      provider: 'openligadb',
      stale: false,
      scores: [{ id: 'live' }, { id: 'real' }],
    });
  });

  it('are a demo at once where nothing was ever read, and say so', async () => {
    const sources = [down('espn')];
    expect(await seenBy(sources, true)).toMatchObject({ source: 'demo', provider: 'demo', stale: false });
    await processOf(sources).poll();
    expect(await seenBy(sources, true)).toMatchObject({ source: 'demo' });
  });

  it('that nobody has read are a failure where there is no demo', async () => {
    await expect(seenBy([down('espn')])).rejects.toMatchObject({ code: 'scores_unavailable' });
  });

  it('are asked for once in each interval, by one process for all', async () => {
    const espn = source('espn', () => [match('one')]);
    const processes = [processOf([espn]), processOf([espn]), processOf([espn])];
    const pollAll = () => Promise.all(processes.map((scores) => scores.poll()));
    await pollAll();
    expect(espn.asked).toBe(1);
    clock.advance({ minutes: 4, seconds: 59 });
    await pollAll();
    expect(espn.asked).toBe(1);
    clock.advance({ seconds: 1 });
    await pollAll();
    expect(espn.asked).toBe(2);
  });

  it('of each source are asked for at its own pace, also while it stands in for another', async () => {
    const first = down('api-football', { refreshMinutes: 20 });
    const second = source('espn', () => [match('one')]);
    const third = source('openligadb', () => [match('two')]);
    await pollFor(60, [first, second, third]);
    expect([first.asked, second.asked, third.asked]).toEqual([60, 12, 0]);
  });

  it('of a source that counts our calls are asked for at its own pace when it refuses, and not before it says', async () => {
    const refusing = (retryAfter?: number) =>
      source('api-football', () => new FeedFailure('refused', 'no', { retryAfter }), { refreshMinutes: 20, countsCalls: true });
    const [counted, quota] = [refusing(), refusing(86_400)];
    await pollFor(60, [counted]);
    expect(counted.asked).toBe(3);
    await database.pool.query('delete from internal.feeds');
    await pollFor(60, [quota]);
    expect(quota.asked).toBe(1);
  });

  it('stay while their source is down for an hour, with their age, and it is probed once a minute', async () => {
    const answers: Answer[] = [[match('old')]];
    const espn = source('espn', () => answers.shift() ?? gone);
    const read = clock.now();
    await pollFor(5, [espn]);
    expect(espn.asked).toBe(1);
    await pollFor(60, [espn]);
    expect(espn.asked).toBe(61);
    expect(await seenBy([espn], true)).toMatchObject({ scores: [{ id: 'old' }], stale: true, asOf: read.toISOString() });
    answers.push([match('new')]);
    await pollFor(1, [espn]);
    expect(await seenBy([espn], true)).toMatchObject({ scores: [{ id: 'new' }], stale: false });
  });

  it('that are six hours old give way to the demo, and are shown where there is none', async () => {
    const answers: Answer[] = [[match('old')]];
    const espn = source('espn', () => answers.shift() ?? gone);
    await processOf([espn]).poll();
    clock.advance({ hours: 6, minutes: 1 });
    await processOf([espn]).poll();
    expect(await seenBy([espn], true)).toMatchObject({ source: 'demo' });
    expect(await seenBy([espn])).toMatchObject({ source: 'live-api', stale: true });
  });

  it('of the source that is preferred come back when it does', async () => {
    const answers: Answer[] = [gone];
    const first = source('espn', () => answers.shift() ?? [match('first')]);
    const second = source('openligadb', () => [match('second')]);
    await pollFor(1, [first, second]);
    expect(await seenBy([first, second])).toMatchObject({ provider: 'openligadb' });
    await pollFor(1, [first, second]);
    expect(await seenBy([first, second])).toMatchObject({ provider: 'espn', stale: false });
  });

  it('of a process that was killed while it asked are asked for again soon', async () => {
    const hangs = source('espn', () => [match('one')], { matches: () => Promise.withResolvers<Match[]>().promise });
    void processOf([hangs]).poll();
    const espn = source('espn', () => [match('one')]);
    await expect.poll(async () => (await database.pool.query('select 1 from internal.feeds')).rowCount).toBe(1);
    await processOf([espn]).poll();
    expect(espn.asked).toBe(0);
    clock.advance({ minutes: 3 });
    await processOf([espn]).poll();
    expect(espn.asked).toBe(1);
  });

  it('are asked for though a clock was ahead that asked before', async () => {
    const espn = source('espn', () => [match('one')]);
    clock.advance({ days: 30 });
    await processOf([espn]).poll();
    clock.advance({ days: -30 });
    await processOf([espn]).poll();
    expect(espn.asked).toBe(2);
  });

  it('are those of a day around now, a hundred at most, those first that the source puts first', async () => {
    const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
    const near = Array.from({ length: 150 }, (_, index) => match(`near-${index}`, 'NS', { date: at(2), time: null }));
    const far = [match('gone', 'FT', { date: at(-25) }), match('far', 'NS', { date: at(25) })];
    await processOf([source('espn', () => [...far, ...near])]).poll();
    const { scores } = await seenBy([source('espn', () => [])]);
    expect(scores).toHaveLength(100);
    expect(scores.map(({ id }) => id)).not.toContain('far');
    expect(scores.map(({ id }) => id)).not.toContain('near-100');
  });

  it('are made once for all who ask within a minute', async () => {
    const scores = processOf([], true);
    const [one, other] = await Promise.all([scores.list(), scores.list()]);
    expect(one).toBe(other);
    clock.advance({ minutes: 1 });
    expect((await scores.list()).etag).not.toBe(one?.etag);
  });
});
