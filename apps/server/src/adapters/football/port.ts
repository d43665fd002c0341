import type { Match } from '@touchline/contracts';
import type { FootballSource } from '@touchline/domain';

/** Reads matches from one place. Everything about betting is left there. */
export type MatchReader = {
  /** How old its matches may get before it is asked again, in minutes: some sources count our calls. */
  readonly refreshMinutes: number;
  /** The matches of the day around `now`. Throws when the source does not answer, or answers with something else. */
  readonly matches: (now: Date) => Promise<Match[]>;
};

/** A reader, and the name under which its matches are told. */
export type ScoreSource = MatchReader & { readonly name: FootballSource };

/** Gets JSON from an address. Throws when that takes too long, grows too large or is refused. */
export type GetJson = (address: string, headers?: Readonly<Record<string, string>>) => Promise<unknown>;
