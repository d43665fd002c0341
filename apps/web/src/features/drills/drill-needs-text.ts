import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';

/** What a drill needs, in words, the ball first and the ground last. */
export function drillNeedsText({ equipment, space }: Pick<Drill, 'equipment' | 'space'>): string[] {
  return [ballsText(equipment), ...besideBallText(equipment), spaceText(space)];
}

/** What a drill needs, as a line by itself: it begins with a capital, and says of the ball whether there is one. */
export function drillNeedsLine({ equipment, space }: Pick<Drill, 'equipment' | 'space'>): string {
  const ball = equipment.balls === 0 ? m.practice_needs_line_no_ball() : ballsText(equipment);
  return [ball, ...besideBallText(equipment), spaceText(space)].join(', ');
}

/** From this many square metres on a drill wants a place of its own, and not just a free corner. */
const WORTH_SAYING_SPACE = 12;

/** What has to be got ready before a drill starts, in short; empty where a ball and a free corner will do. */
export function drillPreparationText({ equipment, space }: Pick<Drill, 'equipment' | 'space'>): string[] {
  return [
    ...(equipment.balls === 1 ? [] : [ballsText(equipment)]),
    ...besideBallText(equipment),
    ...(space.width * space.length < WORTH_SAYING_SPACE ? [] : [spaceText(space)]),
  ];
}

const ballsText = ({ balls }: Drill['equipment']): string =>
  balls === 0 ? m.practice_needs_no_ball() : m.practice_needs_balls({ count: balls });

function besideBallText({ cones, wall, partner }: Drill['equipment']): string[] {
  return [
    ...(cones === 0 ? [] : [m.practice_needs_cones({ count: cones })]),
    ...(wall ? [m.practice_needs_wall()] : []),
    ...(partner ? [m.practice_needs_partner()] : []),
  ];
}

const spaceText = ({ width, length }: Drill['space']): string => m.practice_needs_space({ width, length });
