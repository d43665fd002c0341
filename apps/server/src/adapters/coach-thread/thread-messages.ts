import type { Language } from '@touchline/domain';
import type { CoachFunctions } from './coach-functions.ts';

/** A call of a function of the coach, and the language that words are in. */
export type CoachCall<Name extends keyof CoachFunctions = keyof CoachFunctions> = {
  readonly name: Name;
  readonly args: Parameters<CoachFunctions[Name]>;
  readonly language: Language;
};

/** What came of the call: a result that was copied, or an error. */
export type CoachCallResult = { readonly result: unknown } | { readonly error: Error };
