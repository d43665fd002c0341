import { Highlight, type Reply, type footballRoutes } from '@touchline/contracts';
import { endedDemoMatches, HIGHLIGHTS_REFRESH_MINUTES, MOST_HIGHLIGHTS } from '@touchline/domain';
import * as z from 'zod';
import type { HighlightReader } from '../../adapters/football/index.ts';
import { AppError } from '../../app-error.ts';
import { prepareAnswer, type PreparedAnswer } from '../../http/prepared-answer-with-etag.ts';
import { createOneSecondCache } from './one-second-cache.ts';
import { isFresh, pollFeed } from './poll-feed.ts';
import * as feedRepo from './feed-repo.ts';
import type { FootballParts } from './scores-service.ts';

const FEED = { name: 'highlights:scorebat', source: 'scorebat', refreshMinutes: HIGHLIGHTS_REFRESH_MINUTES } as const;
const PERIOD_MS = HIGHLIGHTS_REFRESH_MINUTES * 60_000;

/** Older videos give way to samples. */
const STALE_MS = 48 * 3_600_000;

type Highlights = Reply<typeof footballRoutes.getHighlights>;
type Parts = Omit<FootballParts, 'sources'> & { readonly reader: HighlightReader | null };

export type HighlightsService = ReturnType<typeof createHighlights>;

/** Videos of the latest matches; where no feed has any, samples of the demo that have none. */
export function createHighlights({ reader, hasDemo, ...parts }: Parts) {
  const { database, now } = parts;
  const memory = createOneSecondCache(look);

  async function look(period: string): Promise<PreparedAnswer<Highlights>> {
    const feed = reader === null ? undefined : await feedRepo.readFeed(database, FEED.name);
    const highlights = z.array(Highlight).safeParse(feed?.body);
    if (feed?.fetchedAt && highlights.success && (!hasDemo || now().getTime() - feed.fetchedAt.getTime() <= STALE_MS)) {
      const stale = !isFresh(feed, FEED.refreshMinutes, now());
      return prepareAnswer(replyOf('live-api', highlights.data, feed.fetchedAt, stale));
    }
    if (!hasDemo) throw new AppError('highlights_unavailable');
    const at = new Date(Number(period) * PERIOD_MS);
    return prepareAnswer(replyOf('demo', samples(at.getTime()), at, false));
  }

  return {
    /** Throws `highlights_unavailable` when nothing was ever read and there is no demo. */
    list: () => memory.get(String(Math.floor(now().getTime() / PERIOD_MS))),

    async poll(): Promise<void> {
      if (reader === null) return;
      const states = await feedRepo.feedStates(database, [FEED.name]);
      if (!feedRepo.isDue(states.get(FEED.name), now())) return;
      const kept = async (found: readonly Highlight[]) => found.slice(0, MOST_HIGHLIGHTS);
      await pollFeed({ ...parts }, { ...FEED, read: () => reader.highlights() }, kept);
      memory.forget();
    },
  };
}

function replyOf(source: Highlights['source'], highlights: Highlight[], asOf: Date, stale: boolean): Highlights {
  return { success: true, highlights, source, asOf: asOf.toISOString(), stale };
}

/** The demo's latest results, as if there were a video of each. */
function samples(time: number): Highlight[] {
  return endedDemoMatches(time, MOST_HIGHLIGHTS).map(({ id, home, away, homeScore, awayScore, league, date, goals }) => ({
    id,
    // A score is not broken across lines.
    title: `${home} ${homeScore}\u00A0–\u00A0${awayScore} ${away}`,
    url: null,
    thumbnail: null,
    duration: null,
    competition: league,
    views: null,
    date,
    goals,
  }));
}
