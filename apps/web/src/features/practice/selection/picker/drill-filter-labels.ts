import { drillCategories, drillLevels, drillWishes } from '@touchline/domain';
import type { DrillCategory, DrillFilter, DrillWish } from '@touchline/domain';
import { m } from '@touchline/messages';

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

/** What a drill trains, on its chip: players say shooting where the specification's category is called Accuracy. */
export const categoryChips: Record<DrillCategory, () => string> = {
  ball_control: m.picker_category_ball_control,
  dribbling: m.picker_category_dribbling,
  passing: m.picker_category_passing,
  turns: m.picker_category_turns,
  skills: m.picker_category_skills,
  shooting: m.picker_category_shooting,
  fitness: m.picker_category_fitness,
  other: m.picker_category_other,
};

/** The chips that a filter holds pressed, as they are read, in the order in which they are shown. */
export function pressedChips(filter: DrillFilter): string[] {
  return [
    ...drillCategories.filter((category) => filter.categories.includes(category)).map((category) => categoryChips[category]()),
    ...drillWishes.filter((wish) => filter.wishes.includes(wish)).map((wish) => wishLabels[wish]()),
    ...drillLevels.filter((level) => filter.levels.includes(level)).map((level) => m.practice_level({ level })),
  ];
}
