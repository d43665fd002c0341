import { describe, expect, it } from 'vitest';
import { matchGroup } from '../match-status.ts';
import { fixturesOfDay, fixturesOfSeason } from './demo-fixtures.ts';
import { demoLeagues, type DemoLeague } from './demo-leagues.ts';
import { demoClubs, demoMatchDetails, demoMatches, endedDemoMatches, nextDemoMatch } from './demo-matches-and-tables.ts';
import { demoTable } from './league-table.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const now = Date.parse('2026-06-12T18:07:00Z');

const DAY = 20_600;
/** Which of its seasons a league plays on that day. */
const seasonOf = (league: DemoLeague): number => fixturesOfDay(DAY).find((fixture) => fixture.league === league)?.season ?? Number.NaN;

describe('the demo season', () => {
  it('is called a demo by every league, and no club is in two', () => {
    expect(demoLeagues.every(({ name }) => name.startsWith('Demo '))).toBe(true);
    expect(new Set(demoClubs.map(({ name }) => name)).size).toBe(60);
  });

  it('has something over, something under way and something to come in every minute of a day', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const groups = new Set(demoMatches(now + minute * MINUTE_MS).map(({ status }) => matchGroup(status)));
      expect([...groups].toSorted(), `minute ${minute}`).toEqual(['finished', 'live', 'upcoming']);
    }
  });

  it('lets every club meet each other one of its league at home and away, and play once a day', () => {
    for (const league of demoLeagues) {
      const season = fixturesOfSeason(league, seasonOf(league));
      expect(new Set(season.map(({ home, away }) => `${home.name} ${away.name}`)).size).toBe(90);
      expect(season.every(({ home, away }) => home !== away)).toBe(true);
      for (const { name } of league.clubs) {
        const days = season.filter(({ home, away }) => home.name === name || away.name === name).map(({ id }) => id.split('-')[1]);
        expect(new Set(days).size).toBe(18);
      }
    }
  });

  it('never has a club in two matches at once', () => {
    for (let day = DAY; day < DAY + 20; day += 1) {
      const matches = [...fixturesOfDay(day), ...fixturesOfDay(day + 1)];
      for (const { name } of demoLeagues.flatMap(({ clubs }) => clubs)) {
        const [first, second] = matches.filter(({ home, away }) => home.name === name || away.name === name);
        expect((second?.kickOff ?? 0) - (first?.kickOff ?? 0)).toBeGreaterThan(130 * MINUTE_MS);
      }
    }
  });

  it('knows the next match of each club within two days, and of no other', () => {
    for (const { name, league } of demoClubs) {
      const next = nextDemoMatch(name, now);
      expect(next).toMatchObject({ status: 'NS', league, homeScore: null });
      expect([next?.home, next?.away]).toContain(name);
    }
    expect(nextDemoMatch('Nobody United', now)).toBeNull();
  });

  it('tells line-ups an hour before the kick-off, and figures once it has begun', () => {
    const match = demoMatches(now).find(({ status, date }) => status === 'NS' && Date.parse(date) - now > 2 * 3_600_000);
    const at = (minutes: number) => demoMatchDetails(match?.id ?? '', Date.parse(match?.date ?? '') + minutes * MINUTE_MS);
    expect(at(-61)).toMatchObject({ lineups: [], statistics: [], events: [], players: [] });
    expect(at(-60)?.lineups).toHaveLength(2);
    expect(at(-1)?.statistics).toEqual([]);
    expect(at(0)?.statistics).toHaveLength(2);
  });

  it.each(['demo-1-99', 'demo-0-0', 'demo-20616-030', 'demo-', 'espn-7', 'demo-99999-1', '__proto__'])(
    'has no match %s',
    (id) => {
      expect(demoMatchDetails(id, now)).toBeNull();
    },
  );

  it('tells which matches ended last', () => {
    const ended = endedDemoMatches(now, 12);
    expect(ended).toHaveLength(12);
    expect(ended.every(({ status, date }) => status === 'FT' && Date.parse(date) < now)).toBe(true);
  });

  it('scores as football does: two to three and a half goals a match, few red cards', () => {
    let [goals, reds, matches] = [0, 0, 0];
    for (let day = DAY; day < DAY + 40; day += 1) {
      for (const { id, kickOff } of fixturesOfDay(day)) {
        const details = demoMatchDetails(id, kickOff + DAY_MS / 8);
        goals += (details?.fixture.homeScore ?? 0) + (details?.fixture.awayScore ?? 0);
        reds += details?.events.filter(({ detail }) => detail === 'Red Card').length ?? 0;
        matches += 1;
      }
    }
    expect(goals / matches).toBeGreaterThan(2);
    expect(goals / matches).toBeLessThan(3.5);
    expect(reds / matches).toBeLessThan(0.5);
  });

  it('plays the matches of its seasons on their days', () => {
    for (const league of demoLeagues) {
      const season = fixturesOfSeason(league, seasonOf(league)).map(({ id }) => id);
      const listed = Array.from({ length: 36 }, (_, day) => fixturesOfDay(DAY - 18 + day)).flat().map(({ id }) => id);
      expect(listed).toEqual(expect.arrayContaining(season));
    }
  });

  it('has a table that is empty before a season and full after it', () => {
    for (const league of demoLeagues) {
      const season = seasonOf(league);
      const [first] = fixturesOfSeason(league, season);
      const begins = first?.kickOff ?? 0;
      expect(demoTable(league, season, begins).every(({ played, rank }) => played === 0 && rank === 1)).toBe(true);
      expect(demoTable(league, season, begins + 19 * DAY_MS).every(({ played }) => played === 18)).toBe(true);
    }
  });
});
