import type { coachTeasingBenchAndSmallPainLines } from '@touchline/messages/coach-lines';

/** What is told or asked and has an answer of `coachTeasingBenchAndSmallPainLines`. */
export type CareAsk = keyof typeof coachTeasingBenchAndSmallPainLines;

/** One of these, known by its words in plain letters: every pattern has to be met, in any order. */
export interface CarePattern {
  readonly of: CareAsk;
  readonly says: readonly RegExp[];
  readonly unless?: RegExp;
  /** Where it says this only behind a turn like that. */
  readonly behind?: RegExp;
  /** Where it says this only right behind a turn like that. */
  readonly behindLast?: RegExp;
  /** Where it says something else behind a turn like that. */
  readonly notBehind?: RegExp;
  /** Of an adult or of a player alone, where the words may be of either. */
  readonly by?: 'adult' | 'player';
  /** Where each of its words has to be an everyday one. */
  readonly isPlain?: boolean;
  /** Longer messages tell of more. */
  readonly mostWords?: number;
  /** Where it is met in the usual spelling of what children write by ear. */
  readonly byEar?: boolean;
}
