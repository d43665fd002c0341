import { findDrill, type ResultLabel, type Side } from '@touchline/domain';
import { m } from '@touchline/messages';

/** A side in a sentence or a list: 'Both Feet'. */
export const sideWord: Record<Side, () => string> = {
  left: m.drills_side_left,
  right: m.drills_side_right,
  both: m.drills_side_both,
};

type CountedWord = (of: { readonly count: number }) => string;

/** The word without a number beside it. */
const MANY = 2;
const countedBy = (word: CountedWord) => (count: number = MANY) => word({ count });

/** What a result counts: '1 touch', '5 touches'; without a number the word for many. */
export const resultWord: Record<ResultLabel, (count?: number) => string> = {
  touches: countedBy(m.drills_result_touches),
  passes: countedBy(m.drills_result_passes),
  runs: countedBy(m.drills_result_runs),
  goals: countedBy(m.drills_result_goals),
  moves: countedBy(m.drills_result_moves),
  controls: countedBy(m.drills_result_controls),
  turns: countedBy(m.drills_result_turns),
};

/** What a drill counts, in the form for a result; undefined for a drill that is not known. */
export function resultUnit(drillId: string, result: number): string | undefined {
  const drill = findDrill(drillId);
  return drill && resultWord[drill.resultLabel](result);
}
