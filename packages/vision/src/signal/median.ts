/** The middle value (mean of the two middle ones); null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values);
  sorted.sort();
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}
