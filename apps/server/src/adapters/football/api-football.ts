import type { Match, MatchDetails } from '@touchline/contracts';
import { MATCH_DETAILS_MINUTES } from '@touchline/domain';
import * as z from 'zod';
import { detailsOf } from './api-football-fixture-to-match-details.ts';
import { Fixture, scoreLineOf } from './api-football-fixture-to-score-line.ts';
import { FeedFailure } from './feed-failure.ts';
import type { GetJson, MatchReader } from './football-source-port.ts';

const HOST = 'https://v3.football.api-sports.io';
const PREFIX = 'api-football-';

/** A failure also comes with status 200: `errors` is then an object, and an empty list when all is well. */
const Answer = z.object({
  errors: z.union([z.array(z.unknown()).max(0), z.record(z.string(), z.unknown())]),
  response: z.array(z.unknown()),
});

/**
 * A free plan has 100 calls a day: 72 for the list, and one more each time in the first hours of a day; 4 for the
 * matches of tomorrow, and the rest for details, of which one call tells of 20 matches.
 */
const REFRESH_MINUTES = 20;
const COMING_MINUTES = 6 * 60;
const DETAILS = { callsADay: 15, most: 20, refreshMinutes: MATCH_DETAILS_MINUTES } as const;

/** Until then (UTC) matches of the evening before may still be played. */
const EVENING_HOURS = 3;

/** The errors by which it says that the day's calls are used up, or those of this minute. */
const QUOTA = 'requests';
const PACE = 'rateLimit';
const DAY_MS = 86_400_000;

/** Their competitions that are known best; the others follow in the order in which they come. */
const KNOWN_LEAGUES = [1, 2, 3, 4, 9, 39, 140, 78, 135, 61, 44, 525, 253, 254, 848, 88, 94, 71, 40, 79, 262, 203, 144, 179];

/** API-Football, version 3, with the operator's key. */
export function apiFootball(get: GetJson, key: string): MatchReader {
  const ask = async (query: string, now: Date) => responseOf(await get(`${HOST}/fixtures?${query}`, { 'x-apisports-key': key }), now);
  const dayOf = (time: number) => `date=${new Date(time).toISOString().slice(0, 10)}&timezone=UTC`;
  return {
    refreshMinutes: REFRESH_MINUTES,
    countsCalls: true,
    async matches(now) {
      const today = await ask(dayOf(now.getTime()), now);
      const live = now.getUTCHours() < EVENING_HOURS ? await ask('live=all&timezone=UTC', now) : [];
      return matchesIn([...live, ...today]);
    },
    coming: {
      refreshMinutes: COMING_MINUTES,
      matches: async (now) => matchesIn(await ask(dayOf(now.getTime() + DAY_MS), now)),
    },
    details: {
      ...DETAILS,
      async read(ids, now) {
        const response = await ask(`ids=${ids.map((id) => id.slice(PREFIX.length)).join('-')}&timezone=UTC`, now);
        return new Map(response.flatMap(detailsIn));
      },
    },
  };
}

/** Throws when an answer tells of an error. */
function responseOf(body: unknown, now: Date): readonly unknown[] {
  const answer = Answer.safeParse(body);
  if (!answer.success) throw new FeedFailure('unreadable', `API-Football answered something else: ${answer.error.issues[0]?.path.join('.')}`);
  const { errors, response } = answer.data;
  if (Array.isArray(errors)) return response;
  const names = Object.keys(errors);
  const untilTomorrow = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1_000);
  const retryAfter = names.includes(QUOTA) ? untilTomorrow : names.includes(PACE) ? 60 : undefined;
  throw new FeedFailure('refused', `API-Football refused: ${names.join(', ')}`, { retryAfter });
}

/** A single odd fixture is left out, and one that was told twice counts once. */
function matchesIn(response: readonly unknown[]): Match[] {
  const read = response.flatMap((row) => {
    const fixture = Fixture.safeParse(row);
    return fixture.success ? [fixture.data] : [];
  });
  const matches = read.toSorted((a, b) => placeOf(a) - placeOf(b)).map(scoreLineOf);
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}

function placeOf({ league }: Fixture): number {
  const place = KNOWN_LEAGUES.indexOf(league.id);
  return place === -1 ? KNOWN_LEAGUES.length : place;
}

function detailsIn(row: unknown): [string, MatchDetails][] {
  const details = detailsOf(row);
  return details === null ? [] : [[details.fixture.id, details]];
}
