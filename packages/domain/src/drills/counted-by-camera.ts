import { positionAt } from './position-on-path.ts';
import type { DrillDefinition } from './drill-types.ts';

/** Metres above the ground at which the ball is met in the air: a leg that meets it there rises from its place. */
const IN_THE_AIR = 0.15;

/**
 * Whether a camera can count a drill's result from the player's legs: it is touches, and each meets the ball in the air.
 * On the ground a foot that taps the ball cannot be told from one that steps.
 */
export function isCountedByCamera({ resultLabel, diagram }: Pick<DrillDefinition<string>, 'resultLabel' | 'diagram'>): boolean {
  const { ball, touches } = diagram;
  if (resultLabel !== 'touches' || ball === null || touches.length === 0) return false;
  return touches.every(({ at }) => positionAt(ball, at).height >= IN_THE_AIR);
}

/** Whether a drill has a ball, and it stays on the ground. */
export function rollsOnGround({ diagram: { ball } }: Pick<DrillDefinition<string>, 'diagram'>): boolean {
  return ball !== null && ball.every(({ at }) => positionAt(ball, at).height < IN_THE_AIR);
}

/** Whether the ball is caught after each touch of a drill, so that touches come seldom. */
export function isCaughtBetweenTouches({ diagram: { touches, holds = [] } }: Pick<DrillDefinition<string>, 'diagram'>): boolean {
  return touches.length > 0 && holds.length >= touches.length;
}
