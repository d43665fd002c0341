import type { Match } from '@touchline/contracts';
import { matchStatuses } from '@touchline/domain';
import * as z from 'zod';
import type { GetJson, MatchReader } from './port.ts';

const goals = z.object({ home: z.int().min(0).nullable(), away: z.int().min(0).nullable() });

const Fixture = z.object({
  fixture: z.object({
    id: z.number(),
    referee: z.string().nullable(),
    date: z.iso.datetime({ offset: true }),
    venue: z.object({ name: z.string().nullable() }).nullable(),
    status: z.object({ short: z.string(), elapsed: z.int().min(0).nullable() }),
  }),
  league: z.object({ name: z.string() }),
  teams: z.object({ home: z.object({ name: z.string().nullable() }), away: z.object({ name: z.string().nullable() }) }),
  goals,
});

/** A failure also comes with status 200: `errors` is then an object, and an empty list when all is well. */
const Answer = z.object({
  errors: z.union([z.array(z.unknown()).max(0), z.record(z.string(), z.unknown())]),
  response: z.array(z.unknown()),
});

/** A free plan has 100 calls a day: one every fifteen minutes serves everybody. */
const REFRESH_MINUTES = 15;

/** API-Football, version 3, with the operator's key. */
export function apiFootball(get: GetJson, key: string): MatchReader {
  return {
    refreshMinutes: REFRESH_MINUTES,
    async matches(now) {
      const day = now.toISOString().slice(0, 10);
      const address = `https://v3.football.api-sports.io/fixtures?date=${day}&timezone=UTC`;
      return matchesIn(await get(address, { 'x-apisports-key': key }));
    },
  };
}

/** Reads an answer of `/fixtures`. Throws when it tells of an error; a single odd fixture is left out. */
function matchesIn(body: unknown): Match[] {
  const { errors, response } = Answer.parse(body);
  if (!Array.isArray(errors)) throw new Error(`API-Football refused: ${Object.keys(errors).join(', ')}`);
  return response.flatMap((row) => {
    const fixture = Fixture.safeParse(row);
    return fixture.success ? [matchOf(fixture.data)] : [];
  });
}

function matchOf({ fixture, league, teams, goals: score }: z.output<typeof Fixture>): Match {
  return {
    id: `api-football-${fixture.id}`,
    home: teams.home.name ?? 'Home',
    away: teams.away.name ?? 'Away',
    homeScore: score.home,
    awayScore: score.away,
    status: matchStatuses.find((status) => status === fixture.status.short) ?? 'TBD',
    time: fixture.status.elapsed,
    league: league.name,
    venue: fixture.venue?.name ?? null,
    date: new Date(fixture.date).toISOString(),
    referee: fixture.referee,
  };
}
