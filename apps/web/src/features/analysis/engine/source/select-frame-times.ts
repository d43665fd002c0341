/** The source frame nearest to each wanted time, each once, ascending. `times` are ascending. */
export function nearestTimes(times: readonly number[], wanted: readonly number[]): number[] {
  const chosen = new Set<number>();
  let at = 0;
  for (const time of wanted.toSorted((a, b) => a - b)) {
    while (at + 1 < times.length && distance(times[at + 1], time) <= distance(times[at], time)) at += 1;
    const nearest = times[at];
    if (nearest !== undefined) chosen.add(nearest);
  }
  return [...chosen];
}

const distance = (time: number | undefined, from: number): number => Math.abs((time ?? Infinity) - from);

/** The source frames of a span; every second, third … one where they are more than `most`, so that they stay even. */
export function timesWithin(
  times: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
  most: number,
): number[] {
  const within = times.filter((time) => time >= from && time <= to);
  const step = Math.max(1, Math.ceil(within.length / most));
  return within.filter((_, index) => index % step === 0);
}
