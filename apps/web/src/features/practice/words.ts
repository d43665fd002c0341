import type { CategoryLabel, Difficulty, Drill, ResultLabel, Side } from '@touchline/domain';
import { categoryLabel } from '@touchline/domain';
import { m } from '../../i18n/index.ts';

/** A side on its button. */
export const sideShort: Record<Side, () => string> = {
  left: m.practice_side_left,
  right: m.practice_side_right,
  both: m.practice_side_both,
};

/** A side in a sentence or a list: 'Both Feet'. */
export const sideFull: Record<Side, () => string> = {
  left: m.practice_side_left_full,
  right: m.practice_side_right_full,
  both: m.practice_side_both_full,
};

/** What a result counts. */
export const resultWord: Record<ResultLabel, () => string> = {
  touches: m.practice_result_touches,
  passes: m.practice_result_passes,
  runs: m.practice_result_runs,
  goals: m.practice_result_goals,
  moves: m.practice_result_moves,
  controls: m.practice_result_controls,
  turns: m.practice_result_turns,
};

export const difficultyWord: Record<Difficulty, () => string> = {
  beginner: m.practice_difficulty_beginner,
  intermediate: m.practice_difficulty_intermediate,
  advanced: m.practice_difficulty_advanced,
};

/** The category of a drill as it is shown. */
export function categoryOf(drill: Drill): CategoryLabel {
  return categoryLabel(drill.category, drill.level);
}
