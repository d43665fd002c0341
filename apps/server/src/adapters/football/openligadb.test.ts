import { MatchDetails } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { sourceOver } from './testing/stubbed-score-source.ts';
import { testSourceIdentity } from './testing/shared-source-identity-test.ts';

// Written from descriptions of its answers: none was recorded.
const now = new Date('2026-03-14T15:40:00Z');

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
    { scoreTeam1: 1, scoreTeam2: 0, matchMinute: 12, goalGetterName: 'A', isPenalty: false, isOwnGoal: false },
    { scoreTeam1: 1, scoreTeam2: 1, matchMinute: 40, goalGetterName: '', isPenalty: true, isOwnGoal: false },
  ],
  ...over,
});
const matchResults = [
  { resultOrderID: 1, pointsTeam1: 1, pointsTeam2: 0 },
  { resultOrderID: 2, pointsTeam1: 3, pointsTeam2: 1 },
];

describe('OpenLigaDB', () => {
  const read = async (over: object) =>
    sourceOver('openligadb', (address) => (address.endsWith('/bl1') ? [row(over)] : [])).source.matches(now);

  testSourceIdentity('openligadb', () => [row({})], now);

  it('tells the running score of a match under way, and makes no minute up', async () => {
    expect(await read({})).toMatchObject([{ status: 'LIVE', homeScore: 1, awayScore: 1, time: null }]);
  });

  it('tells the result of a finished one', async () => {
    expect(await read({ matchIsFinished: true, matchResults })).toMatchObject([{ status: 'FT', homeScore: 3, awayScore: 1 }]);
  });

  it('has no score before the kick-off', async () => {
    const match = { matchDateTimeUTC: '2026-03-14T19:30:00Z', goals: [] };
    expect(await read(match)).toMatchObject([{ status: 'NS', homeScore: null }]);
  });

  it('does not call an old match live, and leaves out a row it cannot read', async () => {
    expect(await read({ matchDateTimeUTC: '2026-03-14T11:00:00Z' })).toMatchObject([{ status: 'TBD' }]);
    expect(await read({ matchDateTimeUTC: 'soon' })).toEqual([]);
  });

  it('that answers something else has failed', async () => {
    await expect(sourceOver('openligadb', () => ({ code: 404 })).source.matches(now)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('tells the goals of a match and its half-time', async () => {
    const { source, asked } = sourceOver('openligadb', () => row({ matchResults }));
    const details = (await source.details.read(['openligadb-5'], now)).get('openligadb-5');
    expect(asked.map(({ address }) => address)).toEqual(['https://api.openligadb.de/getmatchdata/5']);
    expect(MatchDetails.safeParse(details).error).toBeUndefined();
    expect(details).toMatchObject({
      score: { halftime: { home: 1, away: 0 } },
      events: [
        { team: { name: 'Nord' }, detail: 'Normal Goal', player: { name: 'A' }, score: { home: 1, away: 0 } },
        { team: { name: 'Süd' }, detail: 'Penalty', player: { name: null }, score: { home: 1, away: 1 } },
      ],
    });
  });
});
