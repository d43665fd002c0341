import type { Match } from '@touchline/contracts';
import type { MatchStatus } from '@touchline/domain';
import * as z from 'zod';
import type { GetJson, MatchReader } from './port.ts';

const Row = z.object({
  matchID: z.number(),
  matchDateTimeUTC: z.string(),
  leagueName: z.string(),
  team1: z.object({ teamName: z.string() }),
  team2: z.object({ teamName: z.string() }),
  matchIsFinished: z.boolean(),
  location: z.object({ locationStadium: z.string().nullable() }).partial().nullable().optional(),
  matchResults: z.array(
    z.object({ resultTypeKind: z.string().optional(), resultOrderID: z.number().optional(), pointsTeam1: z.int().min(0), pointsTeam2: z.int().min(0) }),
  ),
  goals: z.array(z.object({ scoreTeam1: z.int().min(0).nullable(), scoreTeam2: z.int().min(0).nullable() })),
});

const leagues = ['bl1', 'bl2'] as const;
const HOUR_MS = 3_600_000;
/** A match that began so long ago and is not marked finished is no longer called live. */
const LONGEST_MATCH_HOURS = 3;
/** Matches of the day around now. */
const AROUND_HOURS = 24;

/** OpenLigaDB: German leagues, kept by their fans. */
export function openLigaDb(get: GetJson): MatchReader {
  return {
    refreshMinutes: 5,
    async matches(now) {
      const answers = await Promise.all(leagues.map((league) => get(`https://api.openligadb.de/getmatchdata/${league}`)));
      return answers.flatMap((answer) => matchesIn(answer, now));
    },
  };
}

/** Reads an answer of `getmatchdata`: the matches within a day of now. Throws when it is none. */
function matchesIn(body: unknown, now: Date): Match[] {
  return z.array(z.unknown()).parse(body).flatMap((value) => {
    const row = Row.safeParse(value);
    if (!row.success) return [];
    const kickOff = Date.parse(row.data.matchDateTimeUTC);
    const near = Math.abs(kickOff - now.getTime()) <= AROUND_HOURS * HOUR_MS;
    return near ? [matchOf(row.data, new Date(kickOff), now)] : [];
  });
}

function matchOf(row: z.output<typeof Row>, kickOff: Date, now: Date): Match {
  const status = statusOf(row, kickOff, now);
  const score = scoreOf(row);
  const shown = status !== 'NS';
  return {
    id: `openligadb-${row.matchID}`,
    home: row.team1.teamName,
    away: row.team2.teamName,
    homeScore: shown ? score[0] : null,
    awayScore: shown ? score[1] : null,
    status,
    // The feed has no clock; a minute that was made up would be wrong after each half-time.
    time: null,
    league: row.leagueName,
    venue: row.location?.locationStadium ?? null,
    date: kickOff.toISOString(),
    referee: null,
  };
}

function statusOf({ matchIsFinished }: z.output<typeof Row>, kickOff: Date, now: Date): MatchStatus {
  if (matchIsFinished) return 'FT';
  const hours = (now.getTime() - kickOff.getTime()) / HOUR_MS;
  if (hours < 0) return 'NS';
  return hours <= LONGEST_MATCH_HOURS ? 'LIVE' : 'TBD';
}

/** The result where there is one, else the running score of the last goal. */
function scoreOf({ matchResults, goals }: z.output<typeof Row>): [number, number] {
  const final = matchResults.find((result) => result.resultTypeKind === 'after90' || result.resultOrderID === 2);
  if (final !== undefined) return [final.pointsTeam1, final.pointsTeam2];
  const last = goals.at(-1);
  return [last?.scoreTeam1 ?? 0, last?.scoreTeam2 ?? 0];
}
