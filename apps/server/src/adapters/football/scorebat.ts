import type { Highlight } from '@touchline/contracts';
import * as z from 'zod';
import { FeedFailure } from './feed-failure.ts';
import type { GetJson, HighlightReader } from './football-source-port.ts';

const Feed = z.object({ response: z.array(z.unknown()) });

const Row = z.object({
  title: z.string().min(1).max(200),
  competition: z.string().max(200).nullish(),
  date: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  videos: z.array(z.object({ embed: z.string() })).min(1),
});

/** The only host whose pages may be framed. */
const HOST = 'www.scorebat.com';

/** ScoreBat's feed of videos, with the operator's token. */
export function scoreBat(get: GetJson, token: string): HighlightReader {
  return {
    async highlights() {
      const feed = Feed.safeParse(await get(`https://${HOST}/video-api/v3/feed/?token=${encodeURIComponent(token)}`));
      if (!feed.success) throw new FeedFailure('unreadable', 'ScoreBat answered something else');
      return feed.data.response.flatMap(highlightIn).toSorted((a, b) => (a.date > b.date ? -1 : 1));
    },
  };
}

function highlightIn(value: unknown): Highlight[] {
  const row = Row.safeParse(value);
  if (!row.success) return [];
  const { title, competition, date, videos } = row.data;
  const url = videos.map(({ embed }) => frameOf(embed)).find((address) => address !== null);
  if (url === undefined || url === null) return [];
  const at = new Date(date).toISOString();
  return [{ id: `scorebat-${at}-${title}`, title, url, thumbnail: null, duration: null, competition: competition ?? null, views: null, date: at }];
}

/** The address of the frame in a piece of HTML, which itself goes nowhere; null where it leads elsewhere. */
function frameOf(embed: string): string | null {
  const source = /<iframe\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1/is.exec(embed)?.[2]?.replaceAll('&amp;', '&');
  const address = source === undefined ? null : URL.parse(source);
  const isTheirs = address?.protocol === 'https:' && address.host === HOST && address.username === '' && address.password === '';
  return isTheirs ? address.href : null;
}
