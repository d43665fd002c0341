import { Match, type Reply, type footballRoutes } from '@touchline/contracts';
import { clubKeyOf, compareMatches, demoMatches, matchGroup, originOf, type FootballSource } from '@touchline/domain';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { ScoreSource } from '../../adapters/football/index.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import { prepareAnswer, type PreparedAnswer } from '../../http/prepared-answer-with-etag.ts';
import { createOneSecondCache } from './one-second-cache.ts';
import { isFresh, pollFeed } from './poll-feed.ts';
import * as clubRepo from './club-repo.ts';
import * as feedRepo from './feed-repo.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Matches of the list kick off no further away than that, and there are no more of them. */
const AROUND_MS = 24 * HOUR_MS;
const MOST_LISTED = 100;

/** What a source said is kept for the list, those known best first, and for the clubs. */
const MOST_KEPT = 400;

/** Scores that are older than that give way to the demo, where there is one. */
const STALE_MS = 6 * HOUR_MS;

export type FootballParts = {
  readonly database: Database;
  /** Outside, in the order in which they are asked. */
  readonly sources: readonly ScoreSource[];
  /** Whether made-up matches are shown where no source has anything. */
  readonly hasDemo: boolean;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
};

/** What is known of matches at a moment: all of one source. */
export type Scores = {
  readonly provider: FootballSource;
  readonly matches: readonly Match[];
  readonly coming: readonly Match[];
  readonly asOf: Date;
  readonly stale: boolean;
};

export const scoresFeed = (source: string): string => `scores:${source}`;
const comingFeed = (source: string): string => `coming:${source}`;
const Matches = z.array(Match);

type Look = Promise<Scores | null>;

export type ScoresService = ReturnType<typeof createScores>;

/** Live scores: read from outside by one process, and served from memory and database to everybody. */
export function createScores(parts: FootballParts) {
  const { database, sources, hasDemo, now } = parts;
  const memory = createOneSecondCache(read);
  /** One answer for all who ask after the same look. */
  let listed: { readonly after: Look; readonly answer: Promise<PreparedAnswer<LiveScores>> } | null = null;
  let last: { readonly of: string; readonly scores: Scores } | null = null;
  let answer: { readonly to: Scores; readonly minute: number; readonly prepared: PreparedAnswer<LiveScores> } | null = null;

  /** The source whose matches are shown: the first that is up, else the one heard last, else none. */
  async function chosen(): Promise<{ source: ScoreSource; state: feedRepo.FeedState; stale: boolean } | null> {
    const at = now();
    const states = await feedRepo.feedStates(database, sources.map(({ name }) => scoresFeed(name)));
    const heard = sources.flatMap((source) => {
      const state = states.get(scoresFeed(source.name));
      const fetchedAt = state?.fetchedAt?.getTime();
      return state === undefined || fetchedAt === undefined ? [] : [{ source, state, fetchedAt }];
    });
    const fresh = heard.find(({ source, state }) => isFresh(state, source.refreshMinutes, at));
    if (fresh !== undefined) return { ...fresh, stale: false };
    const [latest] = heard.toSorted((a, b) => b.fetchedAt - a.fetchedAt);
    if (latest === undefined || (hasDemo && at.getTime() - latest.fetchedAt > STALE_MS)) return null;
    return { ...latest, stale: true };
  }

  async function read(minute: string): Promise<Scores | null> {
    const choice = await chosen();
    if (choice === null) return hasDemo ? demoScores(Number(minute)) : null;
    const { source, state, stale } = choice;
    const of = `${source.name} ${state.fetchedAt?.toISOString()} ${stale}`;
    if (last?.of === of) return last.scores;
    const [feed, coming] = await Promise.all([scoresFeed, comingFeed].map((name) => feedRepo.readFeed(database, name(source.name))));
    const matches = Matches.safeParse(feed?.body);
    if (!matches.success) return hasDemo ? demoScores(Number(minute)) : null;
    const later = Matches.safeParse(coming?.body ?? []);
    const asOf = feed?.fetchedAt ?? now();
    const scores = { provider: source.name, matches: matches.data, coming: later.data ?? [], asOf, stale };
    last = { of, scores };
    return scores;
  }

  const minuteOf = (): number => Math.floor(now().getTime() / MINUTE_MS);

  /** Throws `scores_unavailable` when no source has ever been read and there is no demo. */
  async function current(looked = memory.get(String(minuteOf()))): Promise<Scores> {
    const scores = await looked;
    if (scores === null) throw new AppError('scores_unavailable');
    return scores;
  }

  /** Made anew when there is something new to say, or when it is another minute. */
  async function answerTo(looked: Look): Promise<PreparedAnswer<LiveScores>> {
    const scores = await current(looked);
    const minute = minuteOf();
    if (answer?.to !== scores || answer.minute !== minute) {
      answer = { to: scores, minute, prepared: prepareAnswer(replyOf(scores, now().getTime())) };
    }
    return answer.prepared;
  }

  return {
    current: () => current(),

    /** The list of matches as it is sent, in the order of the page. Throws as `current` does. */
    list(): Promise<PreparedAnswer<LiveScores>> {
      const looked = memory.get(String(minuteOf()));
      if (listed?.after !== looked) listed = { after: looked, answer: answerTo(looked) };
      return listed.answer;
    },

    /** Asks the sources that are due, until one is up: those behind it need not be asked. */
    async poll(): Promise<void> {
      if (sources.length === 0) return;
      const states = await feedRepo.feedStates(database, sources.flatMap(({ name }) => [scoresFeed(name), comingFeed(name)]));
      for (const source of sources) {
        const state = states.get(scoresFeed(source.name));
        const isDue = feedRepo.isDue(state, now());
        // It is up, or another process is asking it right now.
        if (!isDue && state?.failures === 0) return pollComing(source, states.get(comingFeed(source.name)));
        if (!isDue) continue;
        const { name, refreshMinutes, countsCalls } = source;
        const readMatches = (at: Date) => source.matches(at);
        const outcome = await pollFeed(parts, { name: scoresFeed(name), source: name, refreshMinutes, countsCalls, read: readMatches }, kept);
        if (outcome === 'failed') continue;
        memory.forget();
        return;
      }
    },
  };

  async function pollComing(source: ScoreSource, state: feedRepo.FeedState | undefined): Promise<void> {
    const { name, coming, countsCalls } = source;
    if (coming === undefined || !feedRepo.isDue(state, now())) return;
    const feed = { name: comingFeed(name), source: name, refreshMinutes: coming.refreshMinutes, countsCalls, read: coming.matches };
    await pollFeed(parts, feed, kept);
  }

  /** What is kept of an answer; the clubs of all of it are remembered. */
  async function kept(matches: readonly Match[]): Promise<readonly Match[]> {
    const found = new Map<string, { key: string; name: string; league: string }>();
    for (const { home, away, league } of matches) {
      for (const name of [home, away]) found.set(clubKeyOf(name), { key: clubKeyOf(name), name, league });
    }
    await clubRepo.addClubs(database, [...found.values()]);
    return matches.slice(0, MOST_KEPT);
  }
}

type LiveScores = Reply<typeof footballRoutes.getLiveScores>;

function demoScores(minute: number): Scores {
  const time = minute * MINUTE_MS;
  return { provider: 'demo', matches: demoMatches(time), coming: [], asOf: new Date(time), stale: false };
}

function replyOf({ provider, matches, asOf, stale }: Scores, time: number): LiveScores {
  const around = matches.filter(
    ({ date, status }) => Math.abs(Date.parse(date) - time) <= AROUND_MS || matchGroup(status) === 'live',
  );
  const listed = ({ time: minute, ...match }: Match) => ({ ...match, minute });
  const scores = around.slice(0, MOST_LISTED).toSorted((a, b) => compareMatches(listed(a), listed(b)));
  return { success: true, scores, source: originOf(provider), provider, asOf: asOf.toISOString(), stale };
}
