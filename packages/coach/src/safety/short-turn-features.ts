import { dangerFeatures } from './danger-features.ts';

/** How many weights short turns have: fewer than the second opinion, as they say less. */
export const SHORT_TURN_BUCKETS = 16_384;

/** What is seen of a folded short turn: what the second opinion sees, in fewer buckets. */
export function shortTurnFeatures(folded: string): ReadonlyMap<number, number> {
  const features = new Map<number, number>();
  for (const [bucket, value] of dangerFeatures(folded)) {
    const own = bucket & (SHORT_TURN_BUCKETS - 1);
    features.set(own, (features.get(own) ?? 0) + value);
  }
  return features;
}
