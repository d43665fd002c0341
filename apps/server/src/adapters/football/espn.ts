import type { Match, MatchDetails } from '@touchline/contracts';
import * as z from 'zod';
import { espnMatchDetails } from './espn-summary-to-match-details.ts';
import { Event, scoreLineOf } from './espn-event-to-score-line.ts';
import { FeedFailure } from './feed-failure.ts';
import type { GetJson, MatchReader } from './football-source-port.ts';

const Scoreboard = z.object({
  leagues: z.array(z.object({ name: z.string() })).min(1),
  events: z.array(z.unknown()),
});

const SOCCER = 'https://site.api.espn.com/apis/site/v2/sports/soccer';

/** The leagues whose matches are shown. */
const leagues = ['eng.1', 'esp.1', 'ger.1', 'ita.1', 'fra.1', 'usa.1', 'uefa.champions'] as const;

const DAY_MS = 86_400_000;
/** Until then (UTC) a day of theirs, which is counted in America, may be the one before ours. */
const EVENING_HOURS = 8;
const COMING_DAYS = 7;
const COMING_MINUTES = 12 * 60;

/** ESPN's public scoreboard: undocumented, so whatever cannot be read is a failure and nothing is guessed. */
export function espn(get: GetJson): MatchReader {
  const boardOf = async (league: string, dates: string) =>
    matchesIn(await get(`${SOCCER}/${league}/scoreboard?dates=${dates}`), league);
  const boards = async (dates: string) => {
    // One league is asked first: a host that cannot be reached is not asked seven times.
    const first = await settled(boardOf(leagues[0], dates));
    if (first instanceof FeedFailure && first.kind === 'unreachable') throw first;
    const others = await Promise.all(leagues.slice(1).map((league) => settled(boardOf(league, dates))));
    return oneOf([first, ...others]);
  };
  return {
    refreshMinutes: 5,
    async matches(now) {
      const days = now.getUTCHours() < EVENING_HOURS ? [now.getTime() - DAY_MS, now.getTime()] : [now.getTime()];
      const found: Match[] = [];
      for (const day of days) found.push(...(await boards(dateOf(day))));
      return found;
    },
    coming: {
      refreshMinutes: COMING_MINUTES,
      matches: (now) => boards(`${dateOf(now.getTime() + DAY_MS)}-${dateOf(now.getTime() + COMING_DAYS * DAY_MS)}`),
    },
    details: {
      most: 1,
      refreshMinutes: 1,
      async read(ids) {
        const found = new Map<string, MatchDetails>();
        for (const id of ids) {
          const [, league, event] = /^espn-([\w.]+)-(\w+)$/.exec(id) ?? [];
          if (league === undefined || event === undefined) continue;
          const details = espnMatchDetails(await get(`${SOCCER}/${league}/summary?event=${event}`), league);
          if (details !== null) found.set(id, details);
        }
        return found;
      },
    },
  };
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

/** Reads one league's scoreboard. Throws when it is none; a single odd event is left out. */
function matchesIn(body: unknown, league: string): Match[] {
  const board = Scoreboard.safeParse(body);
  if (!board.success) throw new FeedFailure('unreadable', `ESPN answered something else: ${board.error.issues[0]?.path.join('.')}`);
  const name = board.data.leagues[0]?.name ?? '';
  return board.data.events.flatMap((row) => {
    const event = Event.safeParse(row);
    const match = event.success ? scoreLineOf(event.data, league, name) : null;
    return match ? [match] : [];
  });
}

async function settled(read: Promise<Match[]>): Promise<Match[] | Error> {
  try {
    return await read;
  } catch (error) {
    return error instanceof Error ? error : new FeedFailure('unreadable', 'ESPN could not be read', { cause: error });
  }
}

/** What those leagues told that answered. Throws the first failure when none did. */
function oneOf(boards: readonly (Match[] | Error)[]): Match[] {
  const read = boards.filter((board): board is Match[] => !(board instanceof Error));
  const failed = boards.find((board) => board instanceof Error);
  if (read.length === 0 && failed !== undefined) throw failed;
  return read.flat();
}
