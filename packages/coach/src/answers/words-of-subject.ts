import type { Understood } from '../intents/read-question.ts';

/** All words of the subject, this turn's first: "shorter" after "how do packs work" is still about packs. */
export const wordsOfSubject = (asked: Understood): readonly string[] => turnsOfSubject(asked).flat();

/** The words of each turn of the subject, this one first. */
export function turnsOfSubject({ words, goesOn, before, act }: Understood): readonly (readonly string[])[] {
  // Which day is looked at, or which drill is another, says nothing of what a plan is to be like.
  const own = act?.kind === 'day' || act?.kind === 'ofList' ? [] : [words];
  return goesOn && before !== null ? [...own, ...turnsOfSubject(before)] : own;
}
