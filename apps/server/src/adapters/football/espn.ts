import type { Match } from '@touchline/contracts';
import type { MatchStatus } from '@touchline/domain';
import * as z from 'zod';
import type { GetJson, MatchReader } from './port.ts';

const Side = z.object({
  homeAway: z.enum(['home', 'away']),
  team: z.object({ displayName: z.string() }),
  /** A string of digits. */
  score: z.string().optional(),
});

const Event = z.object({
  id: z.string(),
  date: z.string(),
  competitions: z
    .array(z.object({ venue: z.object({ fullName: z.string() }).partial().optional(), competitors: z.array(Side) }))
    .min(1),
  status: z.object({
    displayClock: z.string().optional(),
    type: z.object({ name: z.string(), state: z.enum(['pre', 'in', 'post']) }),
  }),
});

const Scoreboard = z.object({
  leagues: z.array(z.object({ name: z.string() })).min(1),
  events: z.array(z.unknown()),
});

/** The leagues whose matches are shown. */
const leagues = ['eng.1', 'esp.1', 'ger.1', 'ita.1', 'fra.1', 'usa.1', 'uefa.champions'] as const;

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

/** ESPN's public scoreboard: undocumented, so whatever cannot be read is a failure and nothing is guessed. */
export function espn(get: GetJson): MatchReader {
  return {
    refreshMinutes: 5,
    async matches(now) {
      const day = now.toISOString().slice(0, 10).replaceAll('-', '');
      const boards = await Promise.all(
        leagues.map((league) =>
          get(`https://site.api.espn.com/apis/site/v2/sports/soccer/${league}/scoreboard?dates=${day}`),
        ),
      );
      return boards.flatMap(matchesIn);
    },
  };
}

/** Reads one league's scoreboard. Throws when it is none; a single odd event is left out. */
function matchesIn(body: unknown): Match[] {
  const board = Scoreboard.parse(body);
  const league = board.leagues[0]?.name ?? '';
  return board.events.flatMap((row) => {
    const event = Event.safeParse(row);
    return event.success ? matchOf(event.data, league) : [];
  });
}

function matchOf({ id, date, competitions, status }: z.output<typeof Event>, league: string): Match[] {
  const competition = competitions[0];
  const side = (where: 'home' | 'away') => competition?.competitors.find(({ homeAway }) => homeAway === where);
  const [home, away] = [side('home'), side('away')];
  if (home === undefined || away === undefined || Number.isNaN(Date.parse(date))) return [];
  const now = byName[status.type.name] ?? byState[status.type.state];
  const played = status.type.state !== 'pre' && now !== 'PST' && now !== 'CANC';
  return [
    {
      id: `espn-${id}`,
      home: home.team.displayName,
      away: away.team.displayName,
      homeScore: played ? goalsOf(home.score) : null,
      awayScore: played ? goalsOf(away.score) : null,
      status: now,
      time: status.type.state === 'in' ? minuteOf(status.displayClock) : null,
      league,
      venue: competition?.venue?.fullName ?? null,
      date: new Date(date).toISOString(),
      referee: null,
    },
  ];
}

const goalsOf = (score: string | undefined): number | null => (score !== undefined && /^\d+$/.test(score) ? Number(score) : null);

/** `45'+2'` is the 45th minute. */
const minuteOf = (clock: string | undefined): number | null => {
  const minute = /^(\d+)'/.exec(clock ?? '')?.[1];
  return minute === undefined ? null : Number(minute);
};
