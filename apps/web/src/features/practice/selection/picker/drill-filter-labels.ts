import type { DrillWish } from '@touchline/domain';
import { m } from '@touchline/messages';

/** What may be asked of a drill, on its chip. */
export const wishLabels: Record<DrillWish, () => string> = {
  atHome: m.picker_wish_at_home,
  noWall: m.picker_wish_no_wall,
  noBall: m.picker_wish_no_ball,
  weakFoot: m.picker_wish_weak_foot,
  newToMe: m.picker_wish_new_to_me,
};
