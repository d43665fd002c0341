import type { Match } from '@touchline/contracts';
import type { MatchStatus } from '@touchline/domain';
import * as z from 'zod';

const Side = z.object({
  homeAway: z.enum(['home', 'away']),
  team: z.object({ displayName: z.string() }),
  /** A string of digits. */
  score: z.string().optional(),
});

export const Status = z.object({
  displayClock: z.string().optional(),
  type: z.object({ name: z.string(), state: z.enum(['pre', 'in', 'post']) }),
});

/** One match of a scoreboard or a summary. What is not named here, betting above all, is dropped. */
export const Event = z.object({
  id: z.string().regex(/^\w{1,20}$/),
  date: z.string(),
  competitions: z
    .array(z.object({ venue: z.object({ fullName: z.string() }).partial().optional(), competitors: z.array(Side) }))
    .min(1),
  status: Status,
});

/** Named statuses; a postponed match has state `post`, so the name is read before the state. */
const byName: Readonly<Record<string, MatchStatus>> = {
  STATUS_SCHEDULED: 'NS',
  STATUS_FIRST_HALF: '1H',
  STATUS_HALFTIME: 'HT',
  STATUS_SECOND_HALF: '2H',
  STATUS_OVERTIME: 'ET',
  STATUS_SHOOTOUT: 'P',
  STATUS_FULL_TIME: 'FT',
  STATUS_FINAL_AET: 'AET',
  STATUS_FINAL_PEN: 'PEN',
  STATUS_POSTPONED: 'PST',
  STATUS_CANCELED: 'CANC',
  STATUS_ABANDONED: 'ABD',
  STATUS_SUSPENDED: 'SUSP',
  STATUS_DELAYED: 'INT',
  STATUS_FORFEIT: 'WO',
};
const byState = { pre: 'NS', in: 'LIVE', post: 'FT' } as const;

/** A match of one of their leagues (`eng.1`); null where a side or the kick-off is missing. */
export function scoreLineOf({ id, date, competitions, status }: z.output<typeof Event>, league: string, leagueName: string): Match | null {
  const competition = competitions[0];
  const side = (where: 'home' | 'away') => competition?.competitors.find(({ homeAway }) => homeAway === where);
  const [home, away] = [side('home'), side('away')];
  if (home === undefined || away === undefined || Number.isNaN(Date.parse(date))) return null;
  const now = byName[status.type.name] ?? byState[status.type.state];
  const played = status.type.state !== 'pre' && now !== 'PST' && now !== 'CANC';
  const clock = status.type.state === 'in' ? clockOf(status.displayClock) : null;
  return {
    id: `espn-${league}-${id}`,
    home: home.team.displayName,
    away: away.team.displayName,
    homeScore: played ? goalsOf(home.score) : null,
    awayScore: played ? goalsOf(away.score) : null,
    status: now,
    time: clock?.elapsed ?? null,
    extra: clock?.extra ?? null,
    league: leagueName,
    venue: competition?.venue?.fullName ?? null,
    date: new Date(date).toISOString(),
    referee: null,
  };
}

const goalsOf = (score: string | undefined): number | null => (score !== undefined && /^\d{1,3}$/.test(score) ? Number(score) : null);

/** `45'+2'` is the 45th minute and two more; null for what is no clock. */
export function clockOf(clock: string | undefined): { elapsed: number; extra: number | null } | null {
  const [, minute, extra] = /^(\d{1,3})'(?:\+(\d{1,2})')?/.exec(clock ?? '') ?? [];
  if (minute === undefined) return null;
  return { elapsed: Number(minute), extra: extra === undefined ? null : Number(extra) };
}
