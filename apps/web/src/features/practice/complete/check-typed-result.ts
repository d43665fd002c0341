import { isPossibleResult, sessionLimits, type Drill } from '@touchline/domain';
import { isCut, isUnread, resultOf } from './parse-typed-number.ts';

/** What was typed as a result, as it would be saved, and what is doubtful of it. */
export interface ReadResult {
  readonly result: number;
  /** More than a session may have. */
  readonly isTooBig: boolean;
  /** No number at all. */
  readonly isWords: boolean;
  /** Only a part of what was typed counts. */
  readonly isPart: boolean;
  /** Somebody can do as much in the time. */
  readonly isPossible: boolean;
  /** It is asked about before it is saved. */
  readonly isDoubtful: boolean;
}

/** `drill`: undefined where it is not known, and everything is possible. `minutes`: how long it lasted. */
export function readResult(typed: string, drill: Drill | undefined, minutes: number): ReadResult {
  const result = resultOf(typed);
  const isPossible = drill === undefined || isPossibleResult(drill, result, minutes);
  const isWords = isUnread(typed);
  const isPart = isCut(typed) && !isWords;
  return { result, isTooBig: result > sessionLimits.maxResult, isWords, isPart, isPossible, isDoubtful: !isPossible || isWords || isPart };
}
