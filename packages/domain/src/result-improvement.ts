/**
 * The result minus the player's last result of the same drill; 0 when there is none (002 §9), or when nothing was
 * counted in one of the two: a first count is no improvement, and a practice without one no setback. May be negative.
 */
export function improvementFromLast(result: number, previous: number | null): number {
  return previous === null || previous === 0 || result === 0 ? 0 : result - previous;
}
