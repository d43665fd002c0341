import type { FootballSource, Match } from '@touchline/contracts';

/** A place that tells of matches. Everything about betting is left there. */
export type ScoreSource = {
  readonly name: FootballSource;
  /** How old its matches may get before it is asked again, in minutes: some sources count our calls. */
  readonly refreshMinutes: number;
  /** The matches of the day around `now`. Throws when the source does not answer, or answers with something else. */
  readonly matches: (now: Date) => Promise<Match[]>;
};

/** Gets JSON from an address. Throws when that takes too long, grows too large or is refused. */
export type GetJson = (address: string, headers?: Readonly<Record<string, string>>) => Promise<unknown>;
