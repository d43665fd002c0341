/** Where the latest results of a drill go, beside those just before them. */
export type ResultTrend = 'up' | 'level' | 'down';

/** The results that are averaged on each side at most. */
const AVERAGED = 3;
/** The fewest on each side: one good day is no trend. */
const FEWEST = 2;
/** A share of the earlier average within which the two are as good as level. */
const LEVEL = 0.05;

/**
 * The average of the latest results beside that of as many before them: three and three, two and two of four or five.
 * Null of fewer than four. `results` are those that count, oldest first.
 */
export function resultTrend(results: readonly number[]): ResultTrend | null {
  const side = Math.min(AVERAGED, Math.floor(results.length / 2));
  if (side < FEWEST) return null;
  const sum = (some: readonly number[]) => some.reduce((total, result) => total + result, 0);
  const now = sum(results.slice(-side));
  const before = sum(results.slice(-2 * side, -side));
  if (Math.abs(now - before) <= before * LEVEL) return 'level';
  return now > before ? 'up' : 'down';
}
