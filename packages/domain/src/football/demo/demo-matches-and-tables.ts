/**
 * A season that nobody plays: matches round the clock for a machine that reaches no source. Everything follows from
 * the date alone, so it is the same for everybody, and a match only ever goes forward.
 */
import type { ListedMatch } from '../match-status.ts';
import { DEMO_SEASON_DAYS, demoDayOf, demoFixture, fixturesOfDay, type DemoFixture } from './demo-fixtures.ts';
import { demoLeagues } from './demo-leagues.ts';
import { eventsOf, lineupsOf, playersOf, statisticsOf } from './demo-match-details.ts';
import { standAt, type DemoStand, type Goals } from './demo-match-state.ts';
import { demoTable } from './league-table.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The list holds matches that kicked off so long ago, or will kick off so soon. */
const BEFORE_MS = 7 * HOUR_MS;
const AFTER_MS = 9 * HOUR_MS;

/** Matches as far off as a season can be asked for. */
const REACH_MS = DEMO_SEASON_DAYS * DAY_MS;

/** Every club of the demo and its league. */
export const demoClubs = demoLeagues.flatMap((league) => league.clubs.map(({ name }) => ({ name, league: league.name })));

/** A match as lists show it. */
export interface DemoMatch extends Omit<ListedMatch, 'minute'> {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly time: number | null;
  readonly extra: number | null;
  readonly league: string;
  readonly venue: string;
  readonly referee: string;
}

/** The matches around a moment (milliseconds since 1970), by kick-off: some over, some under way, some to come. */
export function demoMatches(time: number): DemoMatch[] {
  const today = demoDayOf(time);
  return [today - 1, today, today + 1]
    .flatMap(fixturesOfDay)
    .filter(({ kickOff }) => kickOff >= time - BEFORE_MS && kickOff <= time + AFTER_MS)
    .map((fixture) => matchOf(standAt(fixture, time)));
}

/** A match of the demo and all that is known of it at a moment; null when there is no such match anywhere near. */
export function demoMatchDetails(id: string, time: number) {
  const fixture = demoFixture(id);
  if (fixture === null || Math.abs(fixture.kickOff - time) > REACH_MS) return null;
  const stand = standAt(fixture, time);
  const none = { home: null, away: null };
  return {
    events: eventsOf(stand),
    statistics: statisticsOf(stand),
    lineups: lineupsOf(stand),
    players: playersOf(stand),
    teams: { home: { name: fixture.home.name }, away: { name: fixture.away.name } },
    score: {
      halftime: stand.halfTime === null ? none : scoreOf(stand.halfTime),
      fulltime: stand.status === 'FT' ? scoreOf(stand.goals) : none,
      extratime: none,
      penalty: none,
    },
    fixture: matchOf(stand),
    table: demoTable(fixture.league, fixture.season, time),
  };
}

/** The next match of a club that has not kicked off; null for a club that is not of the demo. */
export function nextDemoMatch(club: string, time: number): DemoMatch | null {
  const today = demoDayOf(time);
  const next = [today, today + 1]
    .flatMap(fixturesOfDay)
    .find(({ home, away, kickOff }) => kickOff > time && (home.name === club || away.name === club));
  return next ? matchOf(standAt(next, time)) : null;
}

/** The matches that ended last before a moment and their goals, the latest first. */
export function endedDemoMatches(time: number, count: number): (DemoMatch & { readonly goals: ReturnType<typeof eventsOf> })[] {
  const today = demoDayOf(time);
  return [today - 1, today]
    .flatMap(fixturesOfDay)
    .map((fixture) => standAt(fixture, time))
    .filter(({ status }) => status === 'FT')
    .slice(-count)
    .toReversed()
    .map((stand) => ({ ...matchOf(stand), goals: eventsOf(stand).filter(({ score }) => score !== null) }));
}

function matchOf({ fixture, script, status, minute, extra, goals }: DemoStand): DemoMatch {
  const score = status === 'NS' ? null : goals;
  return {
    id: fixture.id,
    home: fixture.home.name,
    away: fixture.away.name,
    homeScore: score?.[0] ?? null,
    awayScore: score?.[1] ?? null,
    status,
    time: minute,
    extra,
    league: fixture.league.name,
    venue: fixture.home.ground,
    date: dateOf(fixture),
    referee: script.referee,
  };
}

const dateOf = ({ kickOff }: DemoFixture): string => new Date(kickOff).toISOString();

const scoreOf = ([home, away]: Goals) => ({ home, away });
