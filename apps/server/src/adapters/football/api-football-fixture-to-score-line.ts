import type { Match } from '@touchline/contracts';
import { matchStatuses } from '@touchline/domain';
import * as z from 'zod';

export const Goals = z.object({ home: z.int().min(0).nullable(), away: z.int().min(0).nullable() });

/** One match of `/fixtures`. What is not named here, betting above all, is dropped. */
export const Fixture = z.object({
  fixture: z.object({
    id: z.number(),
    referee: z.string().nullable(),
    date: z.iso.datetime({ offset: true }),
    venue: z.object({ name: z.string().nullable() }).nullable(),
    status: z.object({ short: z.string(), elapsed: z.int().min(0).nullable(), extra: z.int().min(0).nullish() }),
  }),
  league: z.object({ id: z.number(), name: z.string() }),
  teams: z.object({ home: z.object({ name: z.string().nullable() }), away: z.object({ name: z.string().nullable() }) }),
  goals: Goals,
});
export type Fixture = z.output<typeof Fixture>;

export function scoreLineOf({ fixture, league, teams, goals: score }: Fixture): Match {
  return {
    id: `api-football-${fixture.id}`,
    home: teams.home.name ?? 'Home',
    away: teams.away.name ?? 'Away',
    homeScore: score.home,
    awayScore: score.away,
    status: matchStatuses.find((status) => status === fixture.status.short) ?? 'TBD',
    time: fixture.status.elapsed,
    extra: fixture.status.extra ?? null,
    league: league.name,
    venue: fixture.venue?.name ?? null,
    date: new Date(fixture.date).toISOString(),
    referee: fixture.referee,
  };
}
