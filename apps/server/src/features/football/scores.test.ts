import type { Match } from '@touchline/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { logger } from '../../log.ts';
import type { ScoreSource } from '../../adapters/football/index.ts';
import { cloneDatabase } from '../../testing/database.ts';
import { startTestServer, testClock } from '../../testing/server.ts';
import { eventually } from '../../testing/processes.ts';
import { createScoresService } from './index.ts';
import { onTestFinished } from 'vitest';

const clock = testClock();
let database: OpenDatabase;
beforeEach(async () => {
  database = openDatabase((await cloneDatabase()).url, { max: 4 });
  onTestFinished(() => database.close());
});

const match = (id: string, status: Match['status'] = 'LIVE'): Match => ({
  id,
  home: 'Harbour City',
  away: 'North Meadow',
  homeScore: 1,
  awayScore: 0,
  status,
  time: status === 'LIVE' ? 20 : null,
  league: 'Demo League',
  venue: null,
  date: '2026-02-15T11:40:00.000Z',
  referee: null,
});

/** A source that answers so, and how often it was asked. */
function source(name: ScoreSource['name'], answer: () => Match[]): ScoreSource & { asked: number } {
  const made = {
    name,
    refreshMinutes: 5,
    asked: 0,
    matches: async () => {
      made.asked += 1;
      return answer();
    },
  };
  return made;
}
const down = (name: ScoreSource['name']) =>
  source(name, () => {
    throw new Error('no answer');
  });
const service = (...sources: ScoreSource[]) =>
  createScoresService({ database: database.db, sources, now: clock.now, log: logger('silent') });

describe('scores', () => {
  it('are those of the first source that answers, never mixed', async () => {
    const demo = source('demo', () => [match('demo')]);
    const scores = service(down('espn'), source('openligadb', () => [match('real', 'FT'), match('live', '2H')]), demo);
    await scores.refresh();
    expect(await scores.list()).toMatchObject({ source: 'openligadb', scores: [{ id: 'live' }, { id: 'real' }] });
    expect(demo.asked).toBe(0);
  });

  it('are asked for once in five minutes, by one process for all', async () => {
    const espn = source('espn', () => [match('one')]);
    const processes = [service(espn), service(espn), service(espn)];
    await Promise.all(processes.map((scores) => scores.refresh()));
    expect(espn.asked).toBe(1);
    clock.advance({ minutes: 4, seconds: 59 });
    await processes[1]?.refresh();
    expect(espn.asked).toBe(1);
    clock.advance({ seconds: 2 });
    await Promise.all(processes.map((scores) => scores.refresh()));
    expect(espn.asked).toBe(2);
  });

  it('stay, with the time they were read at, when no source answers', async () => {
    const answers = [[match('old')]];
    const espn = source('espn', () => {
      const next = answers.pop();
      if (next === undefined) throw new Error('no answer');
      return next;
    });
    const scores = service(espn);
    await scores.refresh();
    const first = await scores.list();
    clock.advance({ minutes: 6 });
    await scores.refresh();
    expect(espn.asked).toBe(2);
    expect(await scores.list()).toEqual(first);
  });

  it('that nobody has read yet are a failure with words for the page', async () => {
    await expect(service(down('espn')).list()).rejects.toMatchObject({ code: 'scores_unavailable' });
  });
});

it('a server reads them by itself and gives them to anybody, a demo under its own name', async () => {
  const server = await startTestServer({ role: 'all' });
  onTestFinished(() => server.close());
  const answer = await eventually('the scores', async () => {
    const asked = await server.send<{ scores: Match[] }>('GET', '/api/live-scores');
    return asked.status === 200 && asked;
  });
  expect(answer.body).toMatchObject({ success: true, source: 'demo' });
  expect(answer.body.scores.length).toBeGreaterThan(3);
});
