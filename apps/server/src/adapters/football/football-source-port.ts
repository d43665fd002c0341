import type { Highlight, Match, MatchDetails } from '@touchline/contracts';
import type { FootballSource } from '@touchline/domain';

/** Reads matches from one place. Everything about betting is left there. */
export type MatchReader = {
  /** How old its matches may get before it is asked again, in minutes. */
  readonly refreshMinutes: number;
  /** Whether it counts our calls and refuses us when they are too many: then a refusal is not asked about each minute. */
  readonly countsCalls?: true;
  /** The matches of the day around `now`, the best known first. Throws when the source does not answer, or answers with something else. */
  readonly matches: (now: Date) => Promise<Match[]>;
  /** Matches of the days to come, at a pace of their own; without it those of `matches` have to do. */
  readonly coming?: { readonly refreshMinutes: number; readonly matches: (now: Date) => Promise<Match[]> };
  /** All about some of its matches. */
  readonly details: DetailsReader;
};

export type DetailsReader = {
  /** Matches that one call tells of. */
  readonly most: number;
  /** How old the details of a match under way may get, in minutes. */
  readonly refreshMinutes: number;
  /** Calls a day for details, where the source counts them. */
  readonly callsADay?: number;
  /** The details by the id of the match; one that the source does not know is left out. Throws as `matches` does. */
  readonly read: (ids: readonly string[], now: Date) => Promise<ReadonlyMap<string, MatchDetails>>;
};

/** A reader, and the name under which its matches are told. */
export type ScoreSource = MatchReader & { readonly name: Exclude<FootballSource, 'demo'> };

/** Reads highlights from one place. Throws a `FeedFailure` when it does not answer, or answers with something else. */
export type HighlightReader = { readonly highlights: () => Promise<Highlight[]> };

/** Gets JSON from an address. Throws a `FeedFailure` when that takes too long, grows too large or is refused. */
export type GetJson = (address: string, headers?: Readonly<Record<string, string>>) => Promise<unknown>;
