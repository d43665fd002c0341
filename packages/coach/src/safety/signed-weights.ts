/** A logistic regression as a file keeps it. Written by `training/logistic-regression.ts`. */
export interface SignedWeights {
  readonly bias: number;
  /** What one step of a sign is worth. */
  readonly step: number;
  /** A sign for each bucket of the features: so many steps above or below `NO_WEIGHT`. */
  readonly weights: string;
}

/** The character code of a weight of nothing. */
export const NO_WEIGHT = 63;

/** The score of features, by their buckets: above nought leans to danger. */
export function signedScore(features: ReadonlyMap<number, number>, { bias, step, weights }: SignedWeights): number {
  let sum = bias;
  for (const [bucket, value] of features) sum += (weights.charCodeAt(bucket) - NO_WEIGHT) * step * value;
  return sum;
}
