import { setTimeout as pause } from 'node:timers/promises';
import { MatchDetails, type Reply, type footballRoutes } from '@touchline/contracts';
import { demoMatchDetails, isUnderWay, matchGroup, type FootballSource, originOf } from '@touchline/domain';
import type { ScoreSource } from '../../adapters/football/index.ts';
import { AppError } from '../../app-error.ts';
import type { Limiter } from '../../http/rate-limiter.ts';
import { prepareAnswer, type PreparedAnswer } from '../../http/prepared-answer-with-etag.ts';
import { createOneSecondCache } from './one-second-cache.ts';
import { isFresh, TURN_MS, waitAfter } from './poll-feed.ts';
import * as feedRepo from './feed-repo.ts';
import { scoresFeed, type FootballParts, type ScoresService } from './scores-service.ts';

const MINUTE_MS = 60_000;

/** Details are read again while somebody looks at them: a page that is open asks each minute. */
const WANTED_MS = 2.5 * MINUTE_MS;
/** Wishes are noted no more often than that. */
const NOTE_MS = 30_000;

/** How long a request waits for details that are read for the first time, and how often it looks: the page waits 10 s. */
const PATIENCE_MS = 8_000;
const LOOK_MS = 250;

/** How often the details of a match are read that is not under way. */
const QUIET_MINUTES = { soon: 10, over: 30, known: 6 * 60 } as const;
/** A match that has ended may still be corrected. */
const SETTLED_MS = 6 * 60 * MINUTE_MS;

const DAY_SECONDS = 86_400;
const PREFIX = 'details:';

type Details = Reply<typeof footballRoutes.getMatchDetails>;
type Parts = FootballParts & { readonly scores: ScoresService; readonly limiter: Limiter };

export type MatchDetailsService = ReturnType<typeof createMatchDetails>;

/** All about a match. Requests only say what they want to see; it is the poller that asks the source. */
export function createMatchDetails({ database, sources, hasDemo, scores, limiter, now, log }: Parts) {
  const memory = createOneSecondCache(look);
  const demos = createOneSecondCache(async (key: string) => demoAnswer(key));
  /** Until when a source is left alone whose details could not be read. */
  const paused = new Map<string, number>();

  const sourceOf = (id: string) => sources.find(({ name }) => id.startsWith(`${name}-`));

  async function look(id: string): Promise<PreparedAnswer<Details>> {
    const source = sourceOf(id);
    if (source === undefined) throw new AppError('not_found');
    const known = await feedRepo.readFeed(database, PREFIX + id);
    if (known === undefined && !(await isListed(id))) throw new AppError('not_found');
    if (known?.wantedAt == null || now().getTime() - known.wantedAt.getTime() > NOTE_MS) {
      await feedRepo.wantFeed(database, PREFIX + id, source.name, now());
    }
    const feed = known?.fetchedAt ? known : await arrived(id, source);
    const details = MatchDetails.safeParse(feed?.body);
    if (feed?.fetchedAt == null || !details.success) throw new AppError('match_details_unavailable');
    const isOld = matchGroup(details.data.fixture.status) === 'live' && !isFresh(feed, source.details.refreshMinutes, now());
    return prepareAnswer(replyOf(id, details.data, source.name, feed.fetchedAt, feed.failures > 0 || isOld));
  }

  async function isListed(id: string): Promise<boolean> {
    const { matches, coming } = await scores.current();
    return [...matches, ...coming].some((match) => match.id === id);
  }

  /** Waits until the poller has read a match for the first time; undefined when it cannot, at once where the source is down. */
  async function arrived(id: string, { name }: ScoreSource): Promise<feedRepo.Feed | undefined> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const feed = await feedRepo.readFeed(database, PREFIX + id);
      if (feed?.fetchedAt) return feed;
      const list = (await feedRepo.feedStates(database, [scoresFeed(name)])).get(scoresFeed(name));
      if ((feed !== undefined && feed.failures > 0 && !feedRepo.isDue(feed, now())) || (list?.failures ?? 0) > 0) return undefined;
      await pause(LOOK_MS);
    }
    return undefined;
  }

  return {
    /** Throws `not_found` for a match that no list has, and `match_details_unavailable` when its source cannot be read. */
    async get(id: string): Promise<PreparedAnswer<Details>> {
      const minute = Math.floor(now().getTime() / MINUTE_MS);
      if (hasDemo && id.startsWith('demo-')) return demos.get(`${id} ${minute}`);
      return memory.get(id);
    },

    /** Asks each source for the matches that somebody looks at and that are due, as many at a time as it tells of. */
    async poll(): Promise<void> {
      const at = now();
      const asked = sources.filter(({ name }) => (paused.get(name) ?? 0) <= at.getTime());
      if (asked.length === 0) return;
      const wanted = await feedRepo.wantedFeeds(database, asked.map(({ name }) => name), new Date(at.getTime() - WANTED_MS), at);
      for (const source of asked) {
        const own = wanted.filter((feed) => feed.source === source.name).slice(0, source.details.most);
        if (own.length > 0) await pollSource(source, own.map(({ name }) => name), at);
      }
    },

    /** Removes the details that nobody has looked at for two days. */
    cleanUp: () => feedRepo.forgetUnwanted(database, new Date(now().getTime() - 2 * DAY_SECONDS * 1_000)),
  };

  async function pollSource({ name, details, countsCalls }: ScoreSource, wanted: readonly string[], at: Date): Promise<void> {
    const turns: string[] = [];
    for (const feed of wanted) {
      const failures = await feedRepo.claimFeed(database, feed, name, at, new Date(at.getTime() + TURN_MS));
      if (failures !== null) turns.push(feed);
    }
    if (turns.length === 0) return;
    const putOff = (milliseconds: number) =>
      Promise.all(turns.map((feed) => feedRepo.noteFailure(database, feed, at, new Date(at.getTime() + milliseconds))));
    const budget = { points: details.callsADay ?? 0, seconds: DAY_SECONDS };
    const wait = details.callsADay === undefined ? 0 : await limiter.take('details', name, budget);
    if (wait > 0) {
      log.warn({ source: name, seconds: wait }, "the day's calls for details are used up");
      await putOff(Math.min(wait * 1_000, 60 * MINUTE_MS));
      return;
    }
    try {
      const found = await details.read(turns.map((feed) => feed.slice(PREFIX.length)), at);
      for (const feed of turns) {
        const body = found.get(feed.slice(PREFIX.length));
        if (body === undefined) await feedRepo.noteFailure(database, feed, at, new Date(at.getTime() + QUIET_MINUTES.over * MINUTE_MS));
        else await feedRepo.storeFeed(database, feed, at, body, now(), nextReading(body, details.refreshMinutes, at));
      }
      memory.forget();
    } catch (error) {
      const milliseconds = waitAfter(error, { countsCalls, refreshMinutes: details.refreshMinutes });
      paused.set(name, at.getTime() + milliseconds);
      await putOff(milliseconds);
      log.warn({ err: error, source: name }, 'details of matches could not be read');
    }
  }
}

function nextReading({ fixture }: MatchDetails, refreshMinutes: number, at: Date): Date {
  const group = matchGroup(fixture.status);
  const minutes =
    isUnderWay(fixture.status)
      ? refreshMinutes
      : group === 'upcoming'
        ? QUIET_MINUTES.soon
        : at.getTime() - Date.parse(fixture.date) < SETTLED_MS
          ? QUIET_MINUTES.over
          : QUIET_MINUTES.known;
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

function demoAnswer(key: string): PreparedAnswer<Details> {
  const [id = '', minute] = key.split(' ');
  const time = Number(minute) * MINUTE_MS;
  const details = demoMatchDetails(id, time);
  if (details === null) throw new AppError('not_found');
  return prepareAnswer(replyOf(id, details, 'demo', new Date(time), false));
}

function replyOf(fixtureId: string, details: MatchDetails, provider: FootballSource, asOf: Date, stale: boolean): Details {
  return { success: true, fixtureId, ...details, source: originOf(provider), provider, asOf: asOf.toISOString(), stale };
}
