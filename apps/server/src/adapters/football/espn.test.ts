import { MatchDetails } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { FeedFailure } from './feed-failure.ts';
import { sourceOver } from './testing/stubbed-score-source.ts';
import { testSourceIdentity } from './testing/shared-source-identity-test.ts';

// Written from descriptions of its answers: none was recorded.
const now = new Date('2026-03-14T15:40:00Z');

const board = (...events: unknown[]) => ({ leagues: [{ name: 'Premier League' }], events });
const competitors = [
  { homeAway: 'away', team: { displayName: 'North' }, score: '0', odds: { any: 'thing' } },
  { homeAway: 'home', team: { displayName: 'Harbour' }, score: '2' },
];
const event = (name: string, state: string, displayClock = "0'") => ({
  id: '7',
  date: '2026-03-14T15:00Z',
  status: { displayClock, type: { name, state, completed: false } },
  competitions: [{ venue: { fullName: 'Quay Park' }, competitors, odds: [{ provider: 'a bookmaker' }] }],
});

describe("ESPN's scoreboard", () => {
  const over = (...events: unknown[]) => sourceOver('espn', (address) => (address.includes('/eng.1/') ? board(...events) : board()));
  const read = async (...events: unknown[]) => over(...events).source.matches(now);

  testSourceIdentity('espn', () => board(event('STATUS_HALFTIME', 'in')), now);

  it('tells the score, the minute and nothing of betting', async () => {
    expect(await read(event('STATUS_SECOND_HALF', 'in', "45'+2'"))).toEqual([
      {
        id: 'espn-eng.1-7',
        home: 'Harbour',
        away: 'North',
        homeScore: 2,
        awayScore: 0,
        status: '2H',
        time: 45,
        extra: 2,
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

  it('is asked once where it cannot be reached, not for each league', async () => {
    const { source, asked } = sourceOver('espn', () => {
      throw new FeedFailure('unreachable', 'no network');
    });
    await expect(source.matches(now)).rejects.toThrow('no network');
    expect(asked).toHaveLength(1);
  });

  it('tells of the other leagues where one is refused', async () => {
    const { source } = sourceOver('espn', (address) => {
      if (address.includes('/ger.1/')) throw new FeedFailure('refused', 'answered 404');
      return address.includes('/eng.1/') ? board(event('STATUS_HALFTIME', 'in')) : board();
    });
    expect(await source.matches(now)).toHaveLength(1);
  });

  it('is asked for the evening before as well, in the first hours of a day', async () => {
    const { source, asked } = over();
    await source.matches(new Date('2026-03-14T02:00:00Z'));
    expect([...new Set(asked.map(({ address }) => address.split('=')[1]))]).toEqual(['20260313', '20260314']);
  });
});

describe("ESPN's summary of a match", () => {
  const person = (displayName: string) => ({ athlete: { displayName } });
  const summary = {
    header: { id: '7', league: { name: 'Premier League' }, competitions: [{ date: '2026-03-14T15:00Z', competitors, status: event('STATUS_HALFTIME', 'in').status }] },
    keyEvents: [
      { type: { text: 'Goal' }, clock: { displayValue: "12'" }, team: { displayName: 'Harbour' }, participants: [person('A'), person('B')], scoringPlay: true },
      { type: { text: 'Yellow Card' }, clock: { displayValue: "45'+1'" }, team: { displayName: 'North' }, participants: [person('C')] },
      { type: { text: 'Kickoff' }, clock: { displayValue: '' } },
    ],
    rosters: [{ homeAway: 'home', team: { displayName: 'Harbour' }, formation: '4-4-2', roster: [{ ...person('A'), starter: true, jersey: '9', position: { abbreviation: 'CD-L' } }] }],
    boxscore: { teams: [{ team: { displayName: 'Harbour' }, statistics: [{ name: 'possessionPct', displayValue: '55.4' }, { name: 'oddsOfWinning', displayValue: '2' }] }] },
    pickcenter: [{ provider: 'a bookmaker' }],
  };
  const read = (answer: unknown) => sourceOver('espn', () => answer);

  it('tells events, line-ups and figures, and nothing of betting', async () => {
    const { source, asked } = read(summary);
    const details = (await source.details.read(['espn-eng.1-7'], now)).get('espn-eng.1-7');
    expect(asked[0]?.address).toBe('https://site.api.espn.com/apis/site/v2/sports/soccer/eng.1/summary?event=7');
    expect(MatchDetails.safeParse(details).error).toBeUndefined();
    expect(details).toMatchObject({
      fixture: { id: 'espn-eng.1-7', status: 'HT', homeScore: 2 },
      events: [
        { type: 'Goal', detail: 'Normal Goal', player: { name: 'A' }, assist: { name: 'B' }, time: { elapsed: 12 } },
        { type: 'Card', player: { name: 'C' }, time: { elapsed: 45, extra: 1 } },
      ],
      lineups: [{ formation: '4-4-2', startXI: [{ player: { name: 'A', number: 9, pos: 'D' } }] }],
      statistics: [{ statistics: [{ type: 'Ball Possession', value: '55%' }] }],
    });
    expect(JSON.stringify(details)).not.toMatch(/odds|bookmaker/i);
  });

  it('that cannot be read tells of nothing', async () => {
    expect((await read({ header: {} }).source.details.read(['espn-eng.1-7'], now)).size).toBe(0);
  });
});
