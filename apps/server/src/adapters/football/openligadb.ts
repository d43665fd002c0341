import type { Match, MatchDetails, MatchEvent } from '@touchline/contracts';
import type { MatchStatus } from '@touchline/domain';
import * as z from 'zod';
import { FeedFailure } from './feed-failure.ts';
import type { GetJson, MatchReader } from './football-source-port.ts';

const goals = z.int().min(0);

const Row = z.object({
  matchID: z.number(),
  matchDateTimeUTC: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  leagueName: z.string(),
  team1: z.object({ teamName: z.string() }),
  team2: z.object({ teamName: z.string() }),
  matchIsFinished: z.boolean(),
  location: z.object({ locationStadium: z.string().nullable() }).partial().nullable().optional(),
  matchResults: z.array(
    z.object({ resultTypeKind: z.string().optional(), resultOrderID: z.number().optional(), pointsTeam1: goals, pointsTeam2: goals }),
  ),
  goals: z.array(
    z.object({
      scoreTeam1: goals.nullable(),
      scoreTeam2: goals.nullable(),
      matchMinute: goals.nullish(),
      goalGetterName: z.string().nullish(),
      isPenalty: z.boolean().nullish(),
      isOwnGoal: z.boolean().nullish(),
    }),
  ),
});
type Row = z.output<typeof Row>;

const HOST = 'https://api.openligadb.de';
const PREFIX = 'openligadb-';
const leagues = ['bl1', 'bl2'] as const;
const HOUR_MS = 3_600_000;
/** A match that began so long ago and is not marked finished is no longer called live. */
const LONGEST_MATCH_HOURS = 3;

/** OpenLigaDB: German leagues, kept by their fans. It gives the whole of a match day, those to come included. */
export function openLigaDb(get: GetJson): MatchReader {
  return {
    refreshMinutes: 5,
    async matches(now) {
      const found: Match[] = [];
      for (const league of leagues) {
        const rows = z.array(z.unknown()).safeParse(await get(`${HOST}/getmatchdata/${league}`));
        if (!rows.success) throw new FeedFailure('unreadable', 'OpenLigaDB answered something else');
        found.push(...rows.data.flatMap((value) => rowIn(value)).map((row) => matchOf(row, now)));
      }
      return found;
    },
    details: {
      most: 1,
      refreshMinutes: 1,
      async read(ids, now) {
        const found = new Map<string, MatchDetails>();
        for (const id of ids) {
          const [row] = rowIn(await get(`${HOST}/getmatchdata/${id.slice(PREFIX.length)}`));
          if (row !== undefined) found.set(id, detailsOf(row, now));
        }
        return found;
      },
    },
  };
}

/** A single odd row is left out. */
function rowIn(value: unknown): Row[] {
  const row = Row.safeParse(value);
  return row.success ? [row.data] : [];
}

function matchOf(row: Row, now: Date): Match {
  const kickOff = new Date(row.matchDateTimeUTC);
  const status = statusOf(row, kickOff, now);
  const [home, away] = status === 'NS' ? [null, null] : scoreOf(row);
  return {
    id: `${PREFIX}${row.matchID}`,
    home: row.team1.teamName,
    away: row.team2.teamName,
    homeScore: home,
    awayScore: away,
    status,
    // The feed has no clock; a minute that was made up would be wrong after each half-time.
    time: null,
    extra: null,
    league: row.leagueName,
    venue: row.location?.locationStadium ?? null,
    date: kickOff.toISOString(),
    referee: null,
  };
}

function statusOf({ matchIsFinished }: Row, kickOff: Date, now: Date): MatchStatus {
  if (matchIsFinished) return 'FT';
  const hours = (now.getTime() - kickOff.getTime()) / HOUR_MS;
  if (hours < 0) return 'NS';
  return hours <= LONGEST_MATCH_HOURS ? 'LIVE' : 'TBD';
}

/** The result where there is one, else the running score of the last goal. */
function scoreOf(row: Row): [number, number] {
  const final = resultOf(row, 'after90', 2);
  if (final !== undefined) return [final.pointsTeam1, final.pointsTeam2];
  const last = row.goals.at(-1);
  return [last?.scoreTeam1 ?? 0, last?.scoreTeam2 ?? 0];
}

function resultOf({ matchResults }: Row, kind: string, order: number) {
  return matchResults.find((result) => result.resultTypeKind === kind || result.resultOrderID === order);
}

/** Goals and half-time: more is not told. */
function detailsOf(row: Row, now: Date): MatchDetails {
  const fixture = matchOf(row, now);
  const none = { home: null, away: null };
  const half = resultOf(row, 'halftime', 1);
  return {
    events: row.goals.flatMap((goal, index) => eventOf(row, goal, row.goals[index - 1])),
    statistics: [],
    lineups: [],
    players: [],
    teams: { home: { name: fixture.home }, away: { name: fixture.away } },
    score: {
      halftime: half ? { home: half.pointsTeam1, away: half.pointsTeam2 } : none,
      fulltime: fixture.status === 'FT' ? { home: fixture.homeScore, away: fixture.awayScore } : none,
      extratime: none,
      penalty: none,
    },
    fixture,
    table: null,
  };
}

/** Who is given a goal is told by the score after it. */
function eventOf({ team1, team2 }: Row, goal: Row['goals'][number], before: Row['goals'][number] | undefined): MatchEvent[] {
  const { scoreTeam1: home, scoreTeam2: away, matchMinute: elapsed } = goal;
  if (home === null || away === null || elapsed === null || elapsed === undefined) return [];
  const isHome = home > (before?.scoreTeam1 ?? 0);
  return [
    {
      time: { elapsed, extra: null },
      team: { name: isHome ? team1.teamName : team2.teamName },
      player: { name: goal.goalGetterName || null },
      assist: { name: null },
      type: 'Goal',
      detail: goal.isOwnGoal ? 'Own Goal' : goal.isPenalty ? 'Penalty' : 'Normal Goal',
      comments: null,
      score: { home, away },
      shootout: false,
    },
  ];
}
