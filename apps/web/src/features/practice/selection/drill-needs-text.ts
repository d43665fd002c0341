import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';

/** What a drill needs, in words, the ball first and the ground last. */
export function drillNeedsText({ equipment, space }: Pick<Drill, 'equipment' | 'space'>): string[] {
  const { balls, cones, wall, partner } = equipment;
  return [
    balls === 0 ? m.practice_needs_no_ball() : m.practice_needs_balls({ count: balls }),
    ...(cones === 0 ? [] : [m.practice_needs_cones({ count: cones })]),
    ...(wall ? [m.practice_needs_wall()] : []),
    ...(partner ? [m.practice_needs_partner()] : []),
    m.practice_needs_space({ width: space.width, length: space.length }),
  ];
}
