/** A result that may be a best one. */
interface RatedResult {
  readonly result: number;
  /** False where nobody can have counted as much. */
  readonly counts: boolean;
  /** The best of the drill before; 0 without one. */
  readonly bestBefore: number;
}

/** Whether a result beats the best one of its drill; a first result is no record, for there was none to beat. */
export function isRecord({ result, counts, bestBefore }: RatedResult): boolean {
  return counts && bestBefore > 0 && result > bestBefore;
}

/** Whether a result is the first one of its drill that anything was counted in: from now on there is one to beat. */
export function isFirstMark({ result, counts, bestBefore }: RatedResult): boolean {
  return counts && bestBefore === 0 && result > 0;
}
