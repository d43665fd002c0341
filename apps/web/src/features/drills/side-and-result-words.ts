import type { ResultLabel, Side } from '@touchline/domain';
import { m } from '@touchline/messages';

/** A side in a sentence or a list: 'Both Feet'. */
export const sideWord: Record<Side, () => string> = {
  left: m.drills_side_left,
  right: m.drills_side_right,
  both: m.drills_side_both,
};

/** What a result counts: 'touches'. */
export const resultWord: Record<ResultLabel, () => string> = {
  touches: m.drills_result_touches,
  passes: m.drills_result_passes,
  runs: m.drills_result_runs,
  goals: m.drills_result_goals,
  moves: m.drills_result_moves,
  controls: m.drills_result_controls,
  turns: m.drills_result_turns,
};
