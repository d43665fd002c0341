import type { DrillCategory } from './drill-categories.ts';

/** Spec 002 §9, 'Practice': turns and other have no number of their own and take the default. */
const countdowns: Record<DrillCategory, number> = {
  ball_control: 10,
  dribbling: 8,
  passing: 6,
  turns: 8,
  skills: 10,
  shooting: 8,
  fitness: 5,
  other: 8,
};

/** Seconds a player has to get into place before the timer of a drill of this category starts. */
export function countdownSeconds(category: DrillCategory | null): number {
  return countdowns[category ?? 'other'];
}
