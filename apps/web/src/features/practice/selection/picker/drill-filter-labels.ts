import { categoryLabel, drillCategories, drillLevels, drillWishes } from '@touchline/domain';
import type { DrillCategory, DrillFilter, DrillWish } from '@touchline/domain';
import { m } from '@touchline/messages';
import { categoryName } from '@touchline/messages/category-names';

/** What may be asked of a drill, on its chip. */
export const wishLabels: Record<DrillWish, () => string> = {
  atHome: m.picker_wish_at_home,
  noWall: m.picker_wish_no_wall,
  quiet: m.picker_wish_quiet,
  noBall: m.picker_wish_no_ball,
  weakFoot: m.picker_wish_weak_foot,
  cameraCounts: m.picker_wish_camera_counts,
  newToMe: m.picker_wish_new_to_me,
};

/**
 * What a drill trains, on its chip: the name that its drills have before they are called advanced (settled table). A row says
 * "Advanced Accuracy" where the drill is, and the chip that shows it with the others "Accuracy": short, and the same word.
 */
export function categoryChip(category: DrillCategory): string {
  return categoryName(categoryLabel(category, 1));
}

/** The chips that a filter holds pressed, as they are read, in the order in which they are shown. */
export function pressedChips(filter: DrillFilter): string[] {
  return [
    ...drillCategories.filter((category) => filter.categories.includes(category)).map((category) => categoryChip(category)),
    ...drillWishes.filter((wish) => filter.wishes.includes(wish)).map((wish) => wishLabels[wish]()),
    ...drillLevels.filter((level) => filter.levels.includes(level)).map((level) => m.practice_level({ level })),
  ];
}
