import { readdirSync } from 'node:fs';
import { footballRoutes, MatchDetails } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { scoreSources } from './index.ts';
import { recorded, sourceOver } from './testing/stubbed-score-source.ts';
import { testSourceIdentity } from './testing/shared-source-identity-test.ts';

const now = new Date('2026-03-14T15:40:00Z');
const penalties = 'fixtures-champions-league-penalties';
const toCome = 'fixtures-bundesliga-not-started';

const envelope = (response: unknown[], errors: unknown = []) => ({ errors, response });
const fixture = (over: { date?: string; id?: number; league?: number; referee?: string }) => ({
  fixture: { id: over.id ?? 1, referee: null, date: over.date ?? '2026-03-14T15:00:00+00:00', venue: null, status: { short: '1H', elapsed: 45, extra: 2 } },
  league: { id: over.league ?? 39, name: 'League' },
  teams: { home: { name: null }, away: { name: 'Away' } },
  goals: { home: 1, away: 0 },
  score: { halftime: { home: 1, away: 0 }, fulltime: { home: null, away: null }, extratime: { home: null, away: null }, penalty: { home: null, away: null } },
});

describe('API-Football', () => {
  testSourceIdentity('api-football', () => recorded(penalties), now);

  it('is asked for the day, with the key', async () => {
    const { source, asked } = sourceOver('api-football', () => recorded(toCome));
    await source.matches(now);
    expect(asked).toEqual([
      {
        address: 'https://v3.football.api-sports.io/fixtures?date=2026-03-14&timezone=UTC',
        headers: { 'x-apisports-key': 'secret' },
      },
    ]);
  });

  it('is asked after midnight for what is still played, and tells of no match twice', async () => {
    const { source, asked } = sourceOver('api-football', () => envelope([fixture({ id: 7 }), fixture({ id: 8 })]));
    const matches = await source.matches(new Date('2026-03-14T00:40:00Z'));
    expect(asked.map(({ address }) => address.split('?')[1])).toEqual(['date=2026-03-14&timezone=UTC', 'live=all&timezone=UTC']);
    expect(matches.map(({ id }) => id)).toEqual(['api-football-7', 'api-football-8']);
  });

  it('tells of matches to come, without a score', async () => {
    const { source } = sourceOver('api-football', () => recorded(toCome));
    const matches = await source.matches(now);
    expect(matches).toHaveLength(71);
    expect(matches[0]).toEqual({
      id: 'api-football-1049115',
      home: 'Bayern Munich',
      away: 'Borussia Dortmund',
      homeScore: null,
      awayScore: null,
      status: 'NS',
      time: null,
      extra: null,
      league: 'Bundesliga',
      venue: 'Allianz Arena',
      date: '2024-03-30T17:30:00.000Z',
      referee: null,
    });
  });

  it('is asked for the matches of tomorrow by themselves', async () => {
    const { source, asked } = sourceOver('api-football', () => recorded(toCome));
    expect(await source.coming?.matches(now)).toHaveLength(71);
    expect(asked[0]?.address).toContain('date=2026-03-15');
  });

  it('tells the minutes that a half is played over its time, and puts the competitions first that are known best', async () => {
    const { source } = sourceOver('api-football', () => envelope([fixture({ id: 1, league: 9999 }), fixture({ id: 2, league: 39 }), fixture({ id: 3, league: 2 })]));
    const matches = await source.matches(now);
    expect(matches.map(({ id }) => id)).toEqual(['api-football-3', 'api-football-2', 'api-football-1']);
    expect(matches[0]).toMatchObject({ time: 45, extra: 2, home: 'Home' });
  });

  const files = readdirSync(new URL('recorded/', import.meta.url)).filter((name) => name.endsWith('.json'));
  const isRefusal = (name: string) => name.endsWith('-error.json');
  const readFile = (name: string) => {
    const { source } = sourceOver('api-football', () => recorded(name.replace('.json', '')));
    return Promise.all([source.matches(now), source.details.read(['api-football-1'], now)]);
  };

  it.each(files.filter((name) => !isRefusal(name)))('reads the recorded answer %s into the contract', async (name) => {
    const [matches, details] = await readFile(name);
    expect(footballRoutes.getLiveScores.reply.shape.scores.safeParse(matches).error).toBeUndefined();
    expect(z.array(MatchDetails).safeParse([...details.values()]).error).toBeUndefined();
    expect(JSON.stringify([matches, [...details.values()]])).not.toMatch(/odd|bet|bookmaker|https?:/i);
  });

  it.each(files.filter(isRefusal))('takes the recorded refusal %s as one', async (name) => {
    await expect(readFile(name)).rejects.toMatchObject({ name: 'FeedFailure', kind: 'refused' });
  });

  it('that refuses with status 200 has failed, and is left alone as long as it asks', async () => {
    const over = (errors: object) => sourceOver('api-football', () => envelope([], errors)).source.matches(now);
    await expect(over({ token: 'Error/Missing application key.' })).rejects.toThrow('API-Football refused: token');
    await expect(over({ requests: 'You have reached the request limit for the day' })).rejects.toMatchObject({ retryAfter: 30_000 });
    await expect(over({ rateLimit: 'Too many requests.' })).rejects.toMatchObject({ retryAfter: 60 });
  });

  it('that answers something else has failed, without a word of what it answered', async () => {
    const read = sourceOver('api-football', () => ({ secret: 'a key' })).source.matches(now);
    await expect(read).rejects.toMatchObject({ kind: 'unreadable', message: expect.not.stringContaining('a key') as string });
  });

  it('is not asked without a key', () => {
    const settings = { sources: ['api-football', 'espn'], keys: {} } as const;
    expect(scoreSources(settings, async () => null).map(({ name }) => name)).toEqual(['espn']);
  });
});

describe('the details of a match by API-Football', () => {
  const details = async (answer: unknown, ...ids: string[]) => {
    const { source, asked } = sourceOver('api-football', () => answer);
    return { asked, found: await source.details.read(ids, now) };
  };

  it('are asked for many matches at once', async () => {
    const { asked, found } = await details(recorded(penalties), 'api-football-1149523', 'api-football-1149519');
    expect(asked.map(({ address }) => address)).toEqual(['https://v3.football.api-sports.io/fixtures?ids=1149523-1149519&timezone=UTC']);
    expect([...found.keys()].toSorted()).toEqual(['api-football-1149519', 'api-football-1149523']);
  });

  it('of a shoot-out tell the score of the match and that of the kicks, none of which is a goal of the match', async () => {
    const { found } = await details(recorded(penalties), 'api-football-1149519');
    const match = found.get('api-football-1149519');
    expect(match?.fixture).toMatchObject({ home: 'Atletico Madrid', away: 'Inter', homeScore: 2, awayScore: 1, status: 'PEN', time: 120 });
    expect(match?.score).toEqual({
      halftime: { home: 1, away: 1 },
      fulltime: { home: 2, away: 1 },
      extratime: { home: 0, away: 0 },
      penalty: { home: 3, away: 2 },
    });
    const goals = match?.events.filter(({ score }) => score !== null);
    expect(goals?.map(({ time, player, score }) => [time.elapsed, player.name, score?.home, score?.away])).toEqual([
      [33, 'F. Dimarco', 0, 1],
      [35, 'A. Griezmann', 1, 1],
      [87, 'M. Depay', 2, 1],
    ]);
    const kicks = match?.events.filter(({ shootout }) => shootout);
    expect(kicks?.map(({ time }) => time.extra)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const scored = (team: string) => kicks?.filter((kick) => kick.team.name === team && kick.detail === 'Penalty').length;
    expect([scored('Atletico Madrid'), scored('Inter')]).toEqual([3, 2]);
    expect(match?.events.slice(-9)).toEqual(kicks);
  });

  it('tell line-ups with places, figures and players', async () => {
    const { found } = await details(recorded(penalties), 'api-football-1149519');
    const match = found.get('api-football-1149519');
    expect(match?.lineups.map(({ team, formation, startXI }) => [team.name, formation, startXI.length])).toEqual([
      ['Atletico Madrid', '3-5-2', 11],
      ['Inter', '3-5-2', 11],
    ]);
    expect(match?.lineups[0]).toMatchObject({
      coach: { name: 'D. Simeone' },
      startXI: expect.arrayContaining([{ player: { name: 'J. Oblak', number: 13, pos: 'G', grid: '1:1' } }]) as unknown,
    });
    expect(match?.statistics[0]?.statistics).toContainEqual({ type: 'Ball Possession', value: '47%' });
    expect(match?.statistics[0]?.statistics).toContainEqual({ type: 'Offsides', value: null });
    expect(match?.players[0]?.players[0]).toMatchObject({ name: 'Jan Oblak', position: 'G', minutes: 121, saves: 4 });
  });

  const event = (team: string, detail: string, elapsed: number) => ({
    time: { elapsed, extra: null },
    team: { name: team },
    player: { name: null },
    assist: { name: null },
    type: 'Goal',
    detail,
    comments: null,
  });

  it.each([
    ['who is given it', 'Away'],
    ['who scored it', 'Home'],
  ])('count an own goal that stands under %s', async (_whom, team) => {
    const goals = { home: 1, away: 1 };
    const teams = { home: { name: 'Home' }, away: { name: 'Away' } };
    const row = { ...fixture({ id: 7 }), goals, teams, events: [event('Home', 'Normal Goal', 5), event('Home', 'Missed Penalty', 8), event(team, 'Own Goal', 9)] };
    const { found } = await details(envelope([row]), 'api-football-7');
    expect(found.get('api-football-7')?.events.map(({ score }) => score)).toEqual([{ home: 1, away: 0 }, null, { home: 1, away: 1 }]);
  });

  it('tell no score after goals that do not add up to that of the match', async () => {
    const row = { ...fixture({ id: 7 }), events: [event('Away', 'Normal Goal', 5)] };
    const { found } = await details(envelope([row]), 'api-football-7');
    expect(found.get('api-football-7')?.events.map(({ score }) => score)).toEqual([null]);
  });

  it('leave a list empty that is not as promised, and keep the others', async () => {
    const row = { ...fixture({ id: 7 }), events: [{ what: 'ever' }], statistics: [{ team: { name: 'Home' }, statistics: [{ type: 'Fouls', value: 3 }] }] };
    const { found } = await details(envelope([row, { odd: 'row' }]), 'api-football-7');
    expect(found.size).toBe(1);
    expect(found.get('api-football-7')).toMatchObject({ events: [], lineups: [], statistics: [{ statistics: [{ value: 3 }] }] });
  });
});
