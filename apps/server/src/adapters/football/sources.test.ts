import { readFileSync } from 'node:fs';
import { footballSourceIds, footballSources, type FootballSource } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { demo } from './demo.ts';
import { footballKeySettings, scoreSources } from './index.ts';

/** Answers that the real service gave (MIT, licence beside them). */
const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8'));

const now = new Date('2026-03-14T15:40:00Z');

const keys = Object.fromEntries(footballKeySettings.map((name) => [name, 'secret']));

/** A source over a network that answers so, and what it asked for. */
function sourceOver(name: FootballSource, answer: (address: string) => unknown) {
  const asked: { address: string; headers: Readonly<Record<string, string>> }[] = [];
  const [source] = scoreSources({ sources: [name], keys }, async (address, headers = {}) => {
    asked.push({ address, headers });
    return answer(address);
  });
  if (source === undefined) throw new Error('there is no such source');
  return { source, asked };
}

describe('API-Football', () => {
  it('is asked for the day, with the key', async () => {
    const { source, asked } = sourceOver('api-football', () => recorded('fixtures-not-started'));
    await source.matches(now);
    expect(asked).toEqual([
      {
        address: 'https://v3.football.api-sports.io/fixtures?date=2026-03-14&timezone=UTC',
        headers: { 'x-apisports-key': 'secret' },
      },
    ]);
  });

  it('tells of matches to come, without a score', async () => {
    const { source } = sourceOver('api-football', () => recorded('fixtures-not-started'));
    const [first, ...others] = await source.matches(now);
    expect(others).toHaveLength(2);
    expect(first).toEqual({
      id: 'api-football-1049115',
      home: 'Bayern Munich',
      away: 'Borussia Dortmund',
      homeScore: null,
      awayScore: null,
      status: 'NS',
      time: null,
      league: 'Bundesliga',
      venue: 'Allianz Arena',
      date: '2024-03-30T17:30:00.000Z',
      referee: null,
    });
  });

  it('tells of matches that penalties decided, with the goals of the match', async () => {
    const { source } = sourceOver('api-football', () => recorded('fixtures-penalties'));
    for (const match of await source.matches(now)) {
      expect(match).toMatchObject({ status: 'PEN', homeScore: expect.any(Number) as number });
    }
  });

  it('that refuses with status 200 has failed', async () => {
    const { source } = sourceOver('api-football', () => recorded('error'));
    await expect(source.matches(now)).rejects.toThrow('API-Football refused: required');
  });

  it('is not asked without a key', () => {
    const settings = { sources: ['api-football', 'demo'], keys: {} } as const;
    expect(scoreSources(settings).map(({ name }) => name)).toEqual(['demo']);
  });
});

const board = (...events: unknown[]) => ({ leagues: [{ name: 'Premier League' }], events });
const event = (name: string, state: string, displayClock = "0'") => ({
  id: '7',
  date: '2026-03-14T15:00Z',
  status: { displayClock, type: { name, state, completed: false } },
  competitions: [
    {
      venue: { fullName: 'Quay Park' },
      competitors: [
        { homeAway: 'away', team: { displayName: 'North' }, score: '0', odds: { any: 'thing' } },
        { homeAway: 'home', team: { displayName: 'Harbour' }, score: '2' },
      ],
      odds: [{ provider: 'a bookmaker' }],
    },
  ],
});

describe("ESPN's scoreboard", () => {
  const read = async (...events: unknown[]) =>
    sourceOver('espn', (address) => (address.includes('/eng.1/') ? board(...events) : board())).source.matches(now);

  it('tells the score, the minute and nothing of betting', async () => {
    expect(await read(event('STATUS_SECOND_HALF', 'in', "45'+2'"))).toEqual([
      {
        id: 'espn-7',
        home: 'Harbour',
        away: 'North',
        homeScore: 2,
        awayScore: 0,
        status: '2H',
        time: 45,
        league: 'Premier League',
        venue: 'Quay Park',
        date: '2026-03-14T15:00:00.000Z',
        referee: null,
      },
    ]);
  });

  it.each([
    ['STATUS_SCHEDULED', 'pre', 'NS', null],
    ['STATUS_HALFTIME', 'in', 'HT', 2],
    ['STATUS_SOMETHING_NEW', 'in', 'LIVE', 2],
    ['STATUS_FULL_TIME', 'post', 'FT', 2],
    ['STATUS_POSTPONED', 'post', 'PST', null],
  ])('reads the name %s of a state %s as %s', async (name, state, status, homeScore) => {
    expect(await read(event(name, state))).toMatchObject([{ status, homeScore }]);
  });

  it('leaves out an event it cannot read', async () => {
    expect(await read({ id: 7 }, event('STATUS_HALFTIME', 'in'))).toHaveLength(1);
  });

  it('that answers something else has failed', async () => {
    await expect(sourceOver('espn', () => ({ code: 404 })).source.matches(now)).rejects.toThrow('leagues');
  });
});

const row = (over: object) => ({
  matchID: 5,
  matchDateTimeUTC: '2026-03-14T14:30:00Z',
  leagueName: '1. Fußball-Bundesliga 2025/2026',
  team1: { teamName: 'Nord' },
  team2: { teamName: 'Süd' },
  matchIsFinished: false,
  location: null,
  matchResults: [],
  goals: [
    { scoreTeam1: 1, scoreTeam2: 0 },
    { scoreTeam1: 1, scoreTeam2: 1 },
  ],
  ...over,
});

describe('OpenLigaDB', () => {
  const read = async (over: object) =>
    sourceOver('openligadb', (address) => (address.endsWith('/bl1') ? [row(over)] : [])).source.matches(now);

  it('tells the running score of a match under way, and makes no minute up', async () => {
    expect(await read({})).toMatchObject([{ status: 'LIVE', homeScore: 1, awayScore: 1, time: null }]);
  });

  it('tells the result of a finished one', async () => {
    const matchResults = [
      { resultOrderID: 1, pointsTeam1: 1, pointsTeam2: 0 },
      { resultOrderID: 2, pointsTeam1: 3, pointsTeam2: 1 },
    ];
    expect(await read({ matchIsFinished: true, matchResults })).toMatchObject([
      { status: 'FT', homeScore: 3, awayScore: 1 },
    ]);
  });

  it('has no score before the kick-off', async () => {
    const match = { matchDateTimeUTC: '2026-03-14T19:30:00Z', goals: [] };
    expect(await read(match)).toMatchObject([{ status: 'NS', homeScore: null }]);
  });

  it('leaves out what is more than a day away, and does not call an old match live', async () => {
    expect(await read({ matchDateTimeUTC: '2026-03-12T14:30:00Z' })).toEqual([]);
    expect(await read({ matchDateTimeUTC: '2026-03-14T11:00:00Z' })).toMatchObject([{ status: 'TBD' }]);
  });
});

/** What each source's service answers while something is played. */
const answers = {
  'api-football': () => recorded('fixtures-not-started'),
  espn: () => board(event('STATUS_HALFTIME', 'in')),
  openligadb: () => [row({})],
  demo: () => null,
} satisfies Record<FootballSource, () => unknown>;

it.each(footballSourceIds)('%s tells of matches under its own name, with ids that no other source gives', async (id) => {
  const { source } = sourceOver(id, answers[id]);
  expect(source.name).toBe(id);
  const matches = await source.matches(now);
  expect(matches.length).toBeGreaterThan(0);
  expect(matches.filter((match) => !match.id.startsWith(`${id}-`))).toEqual([]);
});

it('made-up matches are asked for when no real source answers', () => {
  const real = footballSourceIds.map((id) => footballSources[id].isReal);
  expect(real).toEqual(real.toSorted((one, other) => Number(other) - Number(one)));
});

it('the demo always has something live, something over and something to come', async () => {
  for (let minutes = 0; minutes < 60; minutes += 1) {
    const matches = await demo().matches(new Date(now.getTime() + minutes * 60_000));
    const statuses = new Set(matches.map(({ status }) => status));
    expect((['1H', 'HT', '2H'] as const).some((status) => statuses.has(status))).toBe(true);
    expect(statuses).toContain('FT');
    expect(statuses).toContain('NS');
  }
});
