import { matchGroup, type MatchStatus } from './match-status.ts';

type SourceFacts = {
  /** Whether somebody plays these matches; those of a source where nobody does are called a demo. */
  readonly isReal: boolean;
};

/** Where matches come from, in the order in which they are asked when no other is set: made-up ones last. */
const footballSources = {
  'api-football': { isReal: true },
  espn: { isReal: true },
  openligadb: { isReal: true },
  demo: { isReal: false },
} as const satisfies Readonly<Record<string, SourceFacts>>;

export type FootballSource = keyof typeof footballSources;

export const footballSourceIds = Object.keys(footballSources) as readonly FootballSource[];

/** What an answer says of its matches, whichever the source (spec 001 §3). */
export const scoreOrigins = ['live-api', 'demo'] as const;
export type ScoreOrigin = (typeof scoreOrigins)[number];

export function originOf(source: FootballSource): ScoreOrigin {
  return footballSources[source].isReal ? 'live-api' : 'demo';
}

/** What an answer says of itself: where it comes from, and when the source was read, as an ISO moment. */
export type ScoresRead = { readonly source: ScoreOrigin; readonly asOf: string };

/** A match of which nothing has been heard for longer may be over: half an hour, as the slowest source is read every twenty minutes. */
const NEWS_MS = 30 * 60_000;

/** Whether a match is called LIVE: it is under way, somebody plays it, and there was news of it lately. `now` in epoch milliseconds. */
export function isCalledLive(status: MatchStatus, { source, asOf }: ScoresRead, now: number): boolean {
  return source === 'live-api' && matchGroup(status) === 'live' && now - Date.parse(asOf) <= NEWS_MS;
}
