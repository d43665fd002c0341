/**
 * The mean of each value and those before it, `window` in all; null while there are not that many.
 * Throws a RangeError for a window under 1.
 */
export function movingAverage(values: readonly number[], window: number): (number | null)[] {
  if (window < 1) throw new RangeError(`A window of ${window} values`);
  return values.map((_, index) => {
    if (index + 1 < window) return null;
    return values.slice(index + 1 - window, index + 1).reduce((sum, value) => sum + value, 0) / window;
  });
}
