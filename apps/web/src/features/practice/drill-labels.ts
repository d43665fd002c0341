import type { Difficulty, Drill, Side } from '@touchline/domain';
import { categoryLabel } from '@touchline/domain';
import { m } from '@touchline/messages';
import { categoryName } from '@touchline/messages/category-names';

/** A side on its button. */
export const sideShort: Record<Side, () => string> = {
  left: m.practice_side_left,
  right: m.practice_side_right,
  both: m.practice_side_both,
};

/** How hard a drill is. */
export const difficultyWord: Record<Difficulty, () => string> = {
  beginner: m.practice_difficulty_beginner,
  intermediate: m.practice_difficulty_intermediate,
  advanced: m.practice_difficulty_advanced,
};

/** The category of a drill as it is shown. */
export function categoryOf(drill: Drill): string {
  return categoryName(categoryLabel(drill.category, drill.level));
}
