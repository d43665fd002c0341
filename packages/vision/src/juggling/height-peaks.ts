/** A height at a time; null where it was not seen. */
export interface Height {
  readonly time: number;
  readonly height: number | null;
}

/** A local maximum. */
export interface Peak {
  /** Which of the heights it is. */
  readonly at: number;
  /** How far it stands above the higher of the two valleys beside it. */
  readonly prominence: number;
}

/** The lowest height on the way from a peak, in one direction, to anything higher or to where nothing is seen. */
function valley(heights: readonly Height[], at: number, direction: 1 | -1): number {
  const top = heights[at]?.height ?? 0;
  let lowest = top;
  for (let step = at + direction; step >= 0 && step < heights.length; step += direction) {
    const height = heights[step]?.height ?? null;
    if (height === null || height > top) break;
    lowest = Math.min(lowest, height);
  }
  return lowest;
}

/** Seconds for which the heights around a peak are above half of its prominence: between the last ones above and the first below. */
export function widthOf(heights: readonly Height[], { at, prominence }: Peak): number {
  const half = (heights[at]?.height ?? 0) - prominence / 2;
  const edge = (direction: 1 | -1): number => {
    let step = at;
    while ((heights[step + direction]?.height ?? -Infinity) > half) step += direction;
    const [above, below] = [heights[step]?.time ?? 0, heights[step + direction]?.time ?? heights[step]?.time ?? 0];
    return (above + below) / 2;
  };
  return edge(1) - edge(-1);
}

/** The local maxima that stand out by at least `prominence`, in order of time. The ends are none. */
export function peaksOf(heights: readonly Height[], prominence: number): Peak[] {
  return heights.flatMap(({ height }, at): Peak[] => {
    const [before, after] = [heights[at - 1]?.height ?? null, heights[at + 1]?.height ?? null];
    if (height === null || before === null || after === null || before >= height || after > height) return [];
    const outstanding = height - Math.max(valley(heights, at, -1), valley(heights, at, 1));
    return outstanding >= prominence ? [{ at, prominence: outstanding }] : [];
  });
}

/** The time in the middle of the steepest step of the climb that ends in a peak. */
export function fastestRise(heights: readonly Height[], peak: number): number {
  const top = heights[peak]?.time ?? 0;
  let steepest = { time: top, slope: 0 };
  for (let at = peak; at > 0; at -= 1) {
    const [from, to] = [heights[at - 1], heights[at]];
    if (!from || !to || from.height === null || to.height === null || from.height >= to.height) break;
    const slope = (to.height - from.height) / (to.time - from.time);
    if (slope > steepest.slope) steepest = { time: (from.time + to.time) / 2, slope };
  }
  return steepest.time;
}
