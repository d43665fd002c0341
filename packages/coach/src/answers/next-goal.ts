/** A step past the best is this share of it, and at least one. */
const STEP = 0.05;

/** A step past a best, rounded so that it is easy to remember. */
export function nextGoal(best: number): number {
  const next = best + Math.max(1, Math.round(best * STEP));
  return next < 20 ? next : Math.ceil(next / 5) * 5;
}
