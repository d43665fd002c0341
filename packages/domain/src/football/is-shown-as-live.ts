import type { ScoreOrigin } from './match-data-sources.ts';
import { matchGroup, type MatchStatus } from './match-status.ts';

/** What an answer says of itself: where it comes from, and when the source was read, as an ISO moment. */
export type ScoresRead = { readonly source: ScoreOrigin; readonly asOf: string };

/** A match of which nothing has been heard for longer may be over: half an hour, as the slowest source is read every twenty minutes. */
const NEWS_MS = 30 * 60_000;

/** Whether a match is called LIVE: it is under way, somebody plays it, and there was news of it lately. `now` in epoch milliseconds. */
export function isShownAsLive(status: MatchStatus, { source, asOf }: ScoresRead, now: number): boolean {
  return source === 'live-api' && matchGroup(status) === 'live' && now - Date.parse(asOf) <= NEWS_MS;
}
